import { actions, pictures } from "../../schema/field.ts";
import { headline } from "../../schema/shared.ts";

/** A hero of three pictures, however they are laid out. */
export const threePictures = (soft: Parameters<typeof headline>[0]) => ({
  fields: {
    ...headline(soft),
    pictures: pictures({ exactly: 3 }),
    actions: actions({ optional: true }),
  },
  example: {
    heading: "What you do, in six words",
    lead: "For whom you do it, and what is different afterwards.",
    pictures: ["inte-lounge", "inte-vases", "inte-shelf"],
    actions: [{ label: "Get in touch", href: "#footer" }],
  } as const,
});
