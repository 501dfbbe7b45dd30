import { block } from "../../schema/block.ts";
import { actions, pictures } from "../../schema/field.ts";
import { headline } from "../../schema/shared.ts";

export const heroCollage = block({
  label: "Collage of three pictures",
  about: "Three pictures of different size, overlapping as prints on a table.",
  fields: {
    ...headline({ heading: 42, lead: 115 }),
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
