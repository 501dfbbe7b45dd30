import { block } from "../fields/block.ts";
import { date, items, line, row } from "../fields/field.ts";
import { note, opening } from "../fields/shared.ts";

export const fixturesTable = block({
  label: "Table of dates",
  about: "What is on when and where, with the result or the time at the end of the line.",
  fields: {
    ...opening({ heading: 40 }),
    fixtures: items({
      label: "Dates",
      one: "Date",
      min: 2,
      max: 12,
      fields: {
        date: date({ label: "When", role: "date", soft: 18, why: "two lines in its column" }),
        title: line({ label: "What", role: "heading", soft: 30, why: "two lines in its column" }),
        place: line({ label: "Where", role: "place", soft: 40, why: "two lines in its column" }),
        result: line({
          label: "Result or time",
          role: "label",
          soft: 10,
          why: "two lines in its column",
        }),
      },
    }),
    labels: row({
      label: "Heads of the columns",
      role: "columns",
      of: [
        line({ label: "When", soft: 12 }),
        line({ label: "What", soft: 12 }),
        line({ label: "Where", soft: 12 }),
        line({ label: "Result or time", soft: 12 }),
      ],
    }),
    note: note(100),
  },
  example: {
    heading: "The next dates",
    fixtures: [
      { date: "9 January", title: "The first date", place: "Where it is", result: "19:00" },
      { date: "6 February", title: "The second", place: "Where it is", result: "19:00" },
      { date: "6 March", title: "The third", place: "Where it is", result: "15:00" },
    ],
    labels: ["When", "What", "Where", "Time"],
  },
});
