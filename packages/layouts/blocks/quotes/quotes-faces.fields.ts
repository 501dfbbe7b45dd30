import { block } from "../../schema/block.ts";
import { items, line, picture, text } from "../../schema/field.ts";
import { itemRole } from "../../schema/item-fields.ts";
import { note, opening } from "../../schema/shared.ts";

export const quotesFaces = block({
  label: "Quotes with photos",
  about: "What people say, each beside their portrait; the first is the largest.",
  fields: {
    ...opening({ heading: 46, lead: 140 }),
    quotes: items({
      label: "Quotes",
      one: "Voice",
      min: 1,
      max: 4,
      fields: {
        picture: picture({ label: "Portrait", optional: true }),
        words: text({ label: "Quote", role: "quote", soft: 220, why: "eight lines" }),
        name: line({ label: "Name", role: "person", soft: 26, why: "two lines" }),
        role: itemRole(48, "two lines"),
      },
    }),
    note: note(140),
  },
  example: {
    heading: "What people say",
    quotes: [
      {
        picture: "person-client-moira",
        words: "Quote a real customer here, with their permission and in their words.",
        name: "Their name",
        role: "who they are",
      },
    ],
  },
});
