import { onGround } from "../../schema/block.ts";
import { actions, picture } from "../../schema/field.ts";
import { facts, headline } from "../../schema/shared.ts";

export const heroPanel = onGround({
  label: "Panel over a picture",
  about: "A wide picture with a panel of paper standing over its edge, on a tinted ground.",
  fields: {
    ...headline({ heading: 52, lead: 140 }),
    picture: picture({}),
    facts: { ...facts({ term: 18, fact: 26, max: 4 }), optional: true },
    actions: actions({ optional: true }),
  },
  example: {
    heading: "What you do, in six words",
    lead: "For whom you do it, and what is different afterwards.",
    picture: "inte-lounge",
    facts: [
      ["Where", "Town"],
      ["Since", "2019"],
    ],
    actions: [{ label: "Get in touch", href: "#footer" }],
  },
});
