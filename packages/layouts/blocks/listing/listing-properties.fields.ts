import { block } from "../../schema/block.ts";
import { items, line, link, picture } from "../../schema/field.ts";
import { itemName, itemPrice } from "../../schema/item-fields.ts";
import { facts, opening } from "../../schema/shared.ts";

export const listingProperties = block({
  label: "List with key figures",
  about: "Places to have, one per line: picture, where, the figures that decide, price.",
  fields: {
    ...opening({ heading: 20, lead: 85 }),
    properties: items({
      label: "Places",
      one: "Place",
      min: 2,
      max: 8,
      fields: {
        picture: picture({}),
        name: itemName(24, "two lines"),
        place: line({ label: "Where and what", role: "text", soft: 46, why: "two lines" }),
        price: itemPrice(24, "two lines in its column"),
        facts: facts({ term: 14, fact: 14, max: 5 }),
        href: link({ label: "Link" }),
        status: line({
          label: "Mark",
          role: "label",
          soft: 16,
          why: "wider than its badge",
          optional: true,
        }),
      },
    }),
  },
  example: {
    heading: "To be had",
    properties: [
      {
        ...{ picture: "inte-lounge", name: "The first place", place: "What it is, where it is" },
        ...{ price: "£900 a month", facts: [["Rooms", "3"]], href: "#footer", status: "New" },
      },
      {
        ...{ picture: "inte-shelf", name: "The second place", place: "What it is, where it is" },
        ...{ price: "£1,100 a month", facts: [["Rooms", "4"]], href: "#footer" },
      },
    ],
  },
});
