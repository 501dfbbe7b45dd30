import { block } from "../../schema/block.ts";
import { items, line } from "../../schema/field.ts";
import { groups, itemHeading, itemName, itemPrice } from "../../schema/item-fields.ts";
import { note, opening } from "../../schema/shared.ts";

export const pricesList = block({
  label: "Price list",
  about: "A price list in groups: name, a line that leads across, price.",
  fields: {
    ...opening({ heading: 30, lead: 80 }),
    groups: groups(itemHeading(32, "two lines in its column"), {
      lines: items({
        label: "Lines",
        one: "Line",
        min: 1,
        max: 10,
        fields: {
          name: itemName(32, "two lines beside the price"),
          text: line({
            label: "What it is",
            role: "text",
            soft: 40,
            why: "two lines",
            optional: true,
          }),
          price: itemPrice(15, "the name is pushed off its line"),
        },
      }),
    }),
    note: note(95),
  },
  example: {
    heading: "Prices",
    groups: [
      {
        heading: "Most asked for",
        lines: [
          { name: "The first", text: "what it covers", price: "£40" },
          { name: "The second", price: "£65" },
        ],
      },
      {
        heading: "Beside that",
        lines: [
          { name: "The third", price: "£20" },
          { name: "The fourth", price: "£30" },
        ],
      },
    ],
    note: "Say whether tax is in it.",
  },
});
