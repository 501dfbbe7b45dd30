import { block } from "../../schema/block.ts";
import { action, items, line, lines, price, toggle } from "../../schema/field.ts";
import { itemName, itemText } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const pricesTiers = block({
  label: "Price tiers",
  about: "Offers beside each other on one ground, divided by rules; the advised one is filled.",
  fields: {
    ...opening({ heading: 30, lead: 80 }),
    tiers: items({
      label: "Offers",
      one: "Offer",
      min: 2,
      max: 4,
      fields: {
        name: itemName(18, "two lines in its column"),
        price: price({
          label: "Price",
          role: "price",
          soft: 8,
          hard: 14,
          why: "wider than its column",
        }),
        unit: line({
          label: "Unit",
          role: "label",
          soft: 28,
          why: "two lines beside the price",
        }),
        text: itemText(65, "columns of unequal length"),
        includes: lines({
          label: "Included",
          role: "includes",
          one: "Line",
          min: 1,
          max: 8,
          soft: 40,
          why: "two lines",
        }),
        action: action({}),
        advised: toggle({ label: "The one most people want" }),
      },
    }),
  },
  example: {
    heading: "Three ways to begin",
    tiers: [
      {
        ...{ name: "Small", price: "£30", unit: "a month", text: "For trying it out." },
        ...{
          includes: ["The first thing", "The second"],
          action: { label: "Begin", href: "#footer" },
        },
      },
      {
        ...{ name: "Usual", price: "£60", unit: "a month", text: "What most people need." },
        ...{
          includes: ["All of the first", "And this"],
          action: { label: "Begin", href: "#footer" },
        },
        advised: true,
      },
      {
        ...{ name: "Large", price: "£95", unit: "a month", text: "For those who do it every day." },
        ...{
          includes: ["All of the second", "And that"],
          action: { label: "Begin", href: "#footer" },
        },
      },
    ],
  },
});
