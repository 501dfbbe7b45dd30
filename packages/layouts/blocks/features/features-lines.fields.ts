import { block } from "../../schema/block.ts";
import { items } from "../../schema/field.ts";
import { itemHeading, itemText } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const featuresLines = block({
  label: "Numbered list",
  about: "A numbered list set like a contents page: figure, name, text, a line below each.",
  fields: {
    ...opening({ heading: 60 }),
    items: items({
      label: "Lines",
      one: "Line",
      min: 2,
      max: 8,
      fields: {
        heading: itemHeading(26, "two lines"),
        text: itemText(110, "more than three lines"),
      },
    }),
  },
  example: {
    heading: "What you can count on",
    items: [
      { heading: "A first promise", text: "Something you do for every customer." },
      { heading: "A second", text: "Something you never do, though others might." },
      { heading: "A third", text: "What happens when something goes wrong." },
    ],
  },
});
