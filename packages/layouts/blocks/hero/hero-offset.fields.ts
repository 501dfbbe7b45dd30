import { onGround } from "../../schema/block.ts";
import { actions, line, picture } from "../../schema/field.ts";
import { headline } from "../../schema/shared.ts";

export const heroOffset = onGround({
  label: "Offset wide picture",
  about:
    "A wide picture out of line with the words and off the window's edge; a caption at its foot.",
  fields: {
    ...headline({ heading: 44, lead: 115 }),
    picture: picture({}),
    caption: line({ label: "Caption", role: "caption", soft: 70, why: "two lines" }),
    actions: actions({ optional: true }),
  },
  example: {
    heading: "What you do, in six words",
    lead: "For whom you do it, and what is different afterwards.",
    picture: "inte-lounge",
    caption: "What is to be seen here",
    actions: [{ label: "Get in touch", href: "#footer" }],
  },
});
