import { block } from "../../schema/block.ts";
import { items, line, lines, row } from "../../schema/field.ts";
import { note, opening } from "../../schema/shared.ts";

export const compareTable = block({
  label: "Comparison table",
  about: "Three things side by side, line by line, so that one can be chosen.",
  fields: {
    ...opening({ heading: 46, lead: 140 }),
    labels: row({
      label: "Column headings",
      role: "columns",
      of: [
        line({ label: "What is compared", soft: 18, why: "two lines" }),
        line({ label: "First", soft: 18, why: "two lines on a phone" }),
        line({ label: "Second", soft: 18, why: "two lines on a phone" }),
        line({ label: "Third", soft: 18, why: "two lines on a phone" }),
      ],
    }),
    rows: items({
      label: "Lines",
      one: "Line",
      min: 3,
      max: 12,
      fields: {
        term: line({ label: "What", role: "heading", soft: 34, why: "two lines" }),
        values: lines({
          label: "How it is in each",
          role: "facts",
          one: "Answer",
          min: 3,
          max: 3,
          soft: 34,
          why: "three lines on a phone",
        }),
      },
    }),
    note: note(140),
  },
  example: {
    heading: "Which one is for you",
    labels: ["Size", "Small", "Middle", "Large"],
    rows: [
      { term: "What it costs", values: ["little", "more", "most"] },
      { term: "How long it takes", values: ["a day", "a week", "a month"] },
      { term: "What is in it", values: ["the thing", "the thing and help", "all of it"] },
    ],
  },
});
