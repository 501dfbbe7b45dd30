import { block } from "../../schema/block.ts";
import { actions, pictures } from "../../schema/field.ts";
import { headline } from "../../schema/shared.ts";

export const heroTriptych = block({
  label: "Three full-width panels",
  about: "Three panels from edge to edge; the headline stands below them.",
  fields: {
    ...headline({ heading: 40, lead: 105 }),
    pictures: pictures({ exactly: 3 }),
    actions: actions({ optional: true }),
  },
  example: {
    heading: "What you do, in six words",
    lead: "For whom you do it, and what is different afterwards.",
    pictures: ["inte-lounge", "inte-vases", "inte-shelf"],
    actions: [{ label: "Get in touch", href: "#footer" }],
  },
});
