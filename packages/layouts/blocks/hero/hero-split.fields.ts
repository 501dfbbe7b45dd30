import { onGround } from "../../schema/block.ts";
import { actions, picture, toggle } from "../../schema/field.ts";
import { headline } from "../../schema/shared.ts";

export const heroSplit = onGround({
  label: "Picture beside text",
  about: "Words and a picture that reaches the window's edge, side by side.",
  fields: {
    ...headline({ heading: 60, lead: 150 }),
    picture: picture({}),
    actions: actions({ optional: true }),
    flip: toggle({ label: "Picture first" }),
  },
  example: {
    heading: "What you do, in six words",
    lead: "For whom you do it, and what is different afterwards.",
    picture: "inte-lounge",
    actions: [{ label: "Get in touch", href: "#footer" }],
  },
});
