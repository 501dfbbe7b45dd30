import { block } from "../../schema/block.ts";
import { items, line } from "../../schema/field.ts";
import { itemHeading, itemText } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const featuresColumns = block({
  label: "Text columns",
  about: "Newspaper columns: a rule on top, text below, a small note at the foot.",
  fields: {
    ...opening({ heading: 42 }),
    items: items({
      label: "Columns",
      one: "Column",
      min: 2,
      max: 6,
      fields: {
        heading: itemHeading(24, "two lines in its column"),
        text: itemText(110, "columns of unequal length"),
        note: line({
          label: "Note at its foot",
          role: "note",
          soft: 34,
          why: "two lines",
          optional: true,
        }),
      },
    }),
  },
  example: {
    heading: "Three things we are good at",
    items: [
      { heading: "The first", text: "Say what it is in words that your customers use." },
      { heading: "The second", text: "One example is worth more than three adjectives." },
      { heading: "The third", text: "Say what it costs, or how long it takes, if you can." },
    ],
  },
});
