import { block } from "../../schema/block.ts";
import { items, line, picture } from "../../schema/field.ts";
import { itemName, itemPrice } from "../../schema/item-fields.ts";
import { note, opening } from "../../schema/shared.ts";

export const menuBoard = block({
  label: "Menu, large type",
  about: "A short board in large type: today's few things, each on its line.",
  fields: {
    ...opening({ heading: 32 }),
    dishes: items({
      label: "Lines",
      one: "Line",
      min: 2,
      max: 8,
      fields: {
        name: itemName(34, "two lines in large type"),
        text: line({
          label: "Description",
          role: "text",
          soft: 42,
          why: "two lines",
          optional: true,
        }),
        price: itemPrice(14, "the name is pushed off its line"),
      },
    }),
    picture: picture({ optional: true }),
    note: note(80),
  },
  example: {
    heading: "Today",
    dishes: [
      { name: "The first thing", text: "what is in it", price: "£9" },
      { name: "The second", text: "what is in it", price: "£7" },
      { name: "The third", price: "£4" },
    ],
  },
});
