import { onGround } from "../../schema/block.ts";
import { actions, picture, text, toggle } from "../../schema/field.ts";
import { headline } from "../../schema/shared.ts";

export const heroPortrait = onGround({
  label: "Tall picture, headline across it",
  about: "An upright picture in the middle, the headline across it, small text on both sides.",
  fields: {
    ...headline({ heading: 42, lead: 105 }),
    picture: picture({}),
    aside: text({
      label: "Text at the other side",
      role: "text",
      soft: 92,
      why: "longer than the picture is high",
    }),
    actions: actions({ optional: true }),
    behind: toggle({
      label: "Headline behind the thing",
      hint: "Only with pictures of the library whose thing stands free before a plain ground.",
    }),
  },
  example: {
    heading: "Your name, or your craft",
    lead: "For whom you do it, and what is different afterwards.",
    picture: "inte-vases",
    aside: "Where you are and where people can have you: one sentence.",
    actions: [{ label: "Get in touch", href: "#footer" }],
  },
});
