import { block } from "../../schema/block.ts";
import { items, lines, link, picture } from "../../schema/field.ts";
import { itemName, itemPrice, itemText } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const listingCards = block({
  label: "Cards, first one wide",
  about: "Things to choose among, the first twice as wide as the others.",
  fields: {
    ...opening({ heading: 24, lead: 70 }),
    items: items({
      label: "Things to choose from",
      one: "Thing",
      min: 3,
      max: 9,
      fields: {
        picture: picture({}),
        name: itemName(28, "two lines beside the price"),
        price: itemPrice(16, "two lines beside the name"),
        text: itemText(75, "cards of unequal height"),
        facts: lines({
          label: "Facts",
          role: "facts",
          one: "Fact",
          min: 1,
          max: 4,
          soft: 20,
          why: "two lines",
        }),
        href: link({ label: "Link" }),
      },
    }),
  },
  example: {
    heading: "To choose from",
    items: [
      {
        ...{ picture: "inte-lounge", name: "The first", price: "£120", href: "#footer" },
        ...{ text: "What it is and for whom it is right.", facts: ["One fact", "Another"] },
      },
      {
        ...{ picture: "inte-vases", name: "The second", price: "£80", href: "#footer" },
        ...{ text: "How it differs from the first.", facts: ["One fact", "Another"] },
      },
      {
        ...{ picture: "inte-shelf", name: "The third", price: "£60", href: "#footer" },
        ...{ text: "Why people choose this one.", facts: ["One fact", "Another"] },
      },
    ],
  },
});
