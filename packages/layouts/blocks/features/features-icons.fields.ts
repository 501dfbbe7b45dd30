import { block } from "../../schema/block.ts";
import { items, line } from "../../schema/field.ts";
import { icon } from "../../schema/icons.ts";
import { itemText } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const featuresIcons = block({
  label: "Icon list",
  about: "Short points, each with a small drawing in your colour.",
  fields: {
    ...opening({ heading: 44, lead: 140 }),
    items: items({
      label: "Points",
      one: "Point",
      min: 3,
      max: 8,
      fields: {
        icon,
        heading: line({ label: "Point", role: "heading", soft: 32, why: "two lines" }),
        text: itemText(150, "columns of unequal height"),
      },
    }),
  },
  example: {
    heading: "What you can count on",
    items: [
      { icon: "clock", heading: "When you answer", text: "And how people reach you." },
      { icon: "shield", heading: "What you stand for", text: "A promise that can be checked." },
      { icon: "pin", heading: "Where you are", text: "How far people come to you." },
    ],
  },
});
