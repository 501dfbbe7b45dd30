import { block } from "../../schema/block.ts";
import { items, line, lines, link, picture, price, text } from "../../schema/field.ts";
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
        name: line({ label: "Name", role: "heading", soft: 28, why: "two lines beside the price" }),
        price: price({ label: "Price", role: "price", soft: 16, why: "two lines beside the name" }),
        text: text({ label: "Text", role: "text", soft: 75, why: "cards of unequal height" }),
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
