import { block } from "../../schema/block.ts";
import { group, line, text } from "../../schema/field.ts";
import { itemRole } from "../../schema/item-fields.ts";

export const quotesLarge = block({
  label: "One large quote",
  about: "One voice, in large type.",
  fields: {
    quote: group({
      label: "Quote",
      role: "items",
      fields: {
        words: text({
          label: "Quote",
          role: "quote",
          soft: 105,
          why: "six lines on a phone",
        }),
        name: line({ label: "Name", role: "person", soft: 22, why: "two lines" }),
        role: itemRole(28, "two lines"),
      },
    }),
  },
  example: {
    quote: {
      words: "Quote a real customer here, with their permission.",
      name: "Their name",
      role: "who they are",
    },
  },
});
