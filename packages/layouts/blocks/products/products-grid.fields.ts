import { block } from "../../schema/block.ts";
import { items, line, link, picture, price } from "../../schema/field.ts";
import { itemName, itemPrice } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const productsGrid = block({
  label: "Product grid",
  about: "A shelf: picture, name, price, and what it cost before.",
  fields: {
    ...opening({ heading: 22 }),
    products: items({
      label: "Products",
      one: "Product",
      min: 2,
      max: 12,
      fields: {
        picture: picture({}),
        name: itemName(26, "two lines"),
        price: itemPrice(10, "two lines"),
        was: price({
          label: "Price before",
          role: "was",
          soft: 10,
          why: "two lines",
          optional: true,
        }),
        note: line({ label: "Note", role: "text", soft: 38, why: "two lines", optional: true }),
        badge: line({
          label: "Mark on the picture",
          role: "label",
          soft: 20,
          why: "wider than the picture",
          optional: true,
        }),
        href: link({ label: "Link" }),
      },
    }),
    wasLabel: line({ label: "Spoken before the old price", soft: 10, hint: "Only read aloud" }),
    nowLabel: line({ label: "Spoken before the new price", soft: 10, hint: "Only read aloud" }),
  },
  example: {
    heading: "On the shelf",
    products: [
      {
        picture: "inte-vases",
        name: "The first",
        price: "£24",
        note: "what it is made of",
        href: "#footer",
      },
      {
        picture: "inte-shelf",
        name: "The second",
        price: "£18",
        note: "what it is made of",
        href: "#footer",
      },
      {
        picture: "inte-lounge",
        name: "The third",
        price: "£42",
        note: "what it is made of",
        href: "#footer",
      },
    ],
    wasLabel: "Before",
    nowLabel: "Now",
  },
});
