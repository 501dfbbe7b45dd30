import { block } from "../../schema/block.ts";
import { action, items, line, lines, picture } from "../../schema/field.ts";
import { itemName, itemText } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const offersTabs = block({
  label: "Offers in tabs",
  about: "A row of names and one offer at a time: picture, words, what is in it, price, button.",
  fields: {
    ...opening({ heading: 46, lead: 140 }),
    offers: items({
      label: "Offers",
      one: "Offer",
      min: 2,
      max: 5,
      fields: {
        name: itemName(18, "a second row of names"),
        text: itemText(240, "longer than the picture is high"),
        includes: lines({
          label: "Included",
          role: "includes",
          one: "Line",
          min: 2,
          max: 7,
          soft: 64,
          why: "two lines",
        }),
        price: line({ label: "Price", role: "price", soft: 28, why: "two lines" }),
        picture: picture({}),
        action: action({}),
      },
    }),
  },
  example: {
    heading: "What you can have",
    offers: [
      {
        name: "The first",
        text: "For whom it is, and what they get.",
        includes: ["One thing", "Another thing"],
        price: "From £50",
        picture: "inte-lounge",
        action: { label: "Ask for it", href: "#footer" },
      },
      {
        name: "The second",
        text: "For whom it is, and what they get.",
        includes: ["One thing", "Another thing"],
        price: "From £80",
        picture: "inte-vases",
        action: { label: "Ask for it", href: "#footer" },
      },
    ],
  },
});
