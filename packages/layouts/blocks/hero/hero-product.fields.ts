import { onGround } from "../../schema/block.ts";
import { actions, line, lines, pictures } from "../../schema/field.ts";
import { itemPrice } from "../../schema/item-fields.ts";
import { facts, headline, note } from "../../schema/shared.ts";

export const heroProduct = onGround({
  label: "Single product",
  about: "A product with its pictures, price, versions, what is delivered, and the button.",
  fields: {
    ...headline({ heading: 40, lead: 170 }),
    pictures: pictures({ min: 1, max: 3 }),
    price: itemPrice(12, "two lines"),
    unit: line({ label: "Text after it", role: "label", soft: 40, why: "two lines" }),
    versionsLabel: line({ label: "Text above the versions", soft: 20, why: "two lines" }),
    versions: lines({
      label: "Versions",
      role: "items",
      one: "Version",
      min: 1,
      max: 5,
      soft: 18,
      why: "more than two rows",
    }),
    actions: actions({ optional: true }),
    facts: facts({ term: 20, fact: 44, max: 5 }),
    note: note(110),
  },
  example: {
    heading: "What the thing is called",
    lead: "What it does, and for whom.",
    pictures: ["inte-vases", "inte-shelf"],
    price: "£50",
    unit: "delivered",
    versionsLabel: "Comes in",
    versions: ["small", "large"],
    actions: [{ label: "Buy it", href: "#footer" }],
    facts: [
      ["Made of", "what it is made of"],
      ["Delivered", "in how many days"],
    ],
  },
});
