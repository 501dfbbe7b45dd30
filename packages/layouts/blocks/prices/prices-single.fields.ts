import { block } from "../../schema/block.ts";
import { actions, line, lines, price } from "../../schema/field.ts";
import { note, opening } from "../../schema/shared.ts";

export const pricesSingle = block({
  label: "One large price",
  about: "One price, as large as a headline, and what is in it.",
  fields: {
    ...opening({ heading: 26, lead: 100 }),
    price: price({
      label: "Price",
      role: "price",
      soft: 7,
      hard: 12,
      why: "wider than its column in that size",
    }),
    unit: line({ label: "Unit", role: "label", soft: 58, why: "two lines" }),
    includes: lines({
      label: "Included",
      role: "includes",
      one: "Line",
      min: 1,
      max: 8,
      soft: 70,
      why: "two lines",
    }),
    actions: actions({ optional: true }),
    note: note(90),
  },
  example: {
    heading: "What it costs",
    price: "£90",
    unit: "each time, with everything in it",
    includes: ["The first thing that is in it", "The second", "The third"],
    actions: [{ label: "Ask for it", href: "#footer" }],
  },
});
