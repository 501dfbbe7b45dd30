import { block } from "../../schema/block.ts";
import { items, line } from "../../schema/field.ts";
import { itemHeading, itemName, itemPrice } from "../../schema/item-fields.ts";
import { note, opening } from "../../schema/shared.ts";

export const menuPrices = block({
  label: "Menu with prices",
  about: "A card to order from: courses in columns, what is in each dish, its price, its mark.",
  fields: {
    ...opening({ heading: 24 }),
    courses: items({
      label: "Courses",
      one: "Course",
      min: 1,
      max: 6,
      fields: {
        heading: itemHeading(22, "two lines in its column"),
        dishes: items({
          label: "Dishes",
          one: "Dish",
          min: 1,
          max: 10,
          fields: {
            name: itemName(34, "two lines beside the price"),
            text: line({
              label: "Description",
              role: "text",
              soft: 45,
              why: "two lines",
              optional: true,
            }),
            price: itemPrice(10, "the name is pushed off its line"),
            mark: line({
              label: "Mark",
              role: "label",
              hint: "v, vg, gf",
              soft: 4,
              why: "wider than a mark",
              optional: true,
            }),
          },
        }),
      },
    }),
    note: note(110),
  },
  example: {
    heading: "What there is",
    courses: [
      {
        heading: "To begin with",
        dishes: [
          { name: "The first dish", text: "what is in it", price: "£6" },
          { name: "The second", price: "£5" },
        ],
      },
      {
        heading: "Then",
        dishes: [
          { name: "The third", text: "what is in it", price: "£14" },
          { name: "The fourth", price: "£12", mark: "v" },
        ],
      },
    ],
  },
});
