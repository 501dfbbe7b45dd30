import { block } from "../../schema/block.ts";
import { actions, picture } from "../../schema/field.ts";
import { opening } from "../../schema/shared.ts";

export const callPicture = block({
  label: "Card with a picture",
  about: "A card across the page: picture on one half, invitation on the other.",
  fields: { ...opening({ heading: 40, lead: 70 }), picture: picture({}), actions: actions({}) },
  example: {
    heading: "Come and see for yourself",
    lead: "One sentence about what happens when they do.",
    picture: "inte-lounge",
    actions: [{ label: "Plan a visit", href: "#footer" }],
  },
});
