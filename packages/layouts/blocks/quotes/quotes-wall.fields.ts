import { block } from "../../schema/block.ts";
import { items, line, text } from "../../schema/field.ts";
import { itemRole } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const quotesWall = block({
  label: "Several quotes",
  about: "Several voices beside each other, in the type of the headlines, their names on one line.",
  fields: {
    ...opening({ heading: 34 }),
    quotes: items({
      label: "Quotes",
      one: "Voice",
      min: 2,
      max: 6,
      fields: {
        words: text({
          label: "Quote",
          role: "quote",
          soft: 95,
          why: "columns of unequal length",
        }),
        name: line({ label: "Name", role: "person", soft: 22, why: "two lines" }),
        role: itemRole(28, "two lines"),
      },
    }),
  },
  example: {
    heading: "What people say",
    quotes: [
      { words: "Quote a real customer here.", name: "Their name", role: "who they are" },
      {
        words: "With their leave, and in their words.",
        name: "Another name",
        role: "who they are",
      },
    ],
  },
});
