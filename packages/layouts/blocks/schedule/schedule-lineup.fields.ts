import { block } from "../../schema/block.ts";
import { date, items, line } from "../../schema/field.ts";
import { opening } from "../../schema/shared.ts";

export const scheduleLineup = block({
  label: "Schedule by day",
  about: "Who is on when: a column for each day, times lined up, names large.",
  fields: {
    ...opening({ heading: 28 }),
    days: items({
      label: "Days",
      one: "Day",
      min: 1,
      max: 7,
      fields: {
        heading: date({ label: "Day", role: "heading", soft: 26, why: "two lines in its column" }),
        slots: items({
          label: "Times",
          one: "Time",
          min: 1,
          max: 8,
          fields: {
            time: date({
              label: "Time",
              role: "date",
              soft: 6,
              hard: 12,
              why: "wider than its column",
            }),
            name: line({
              label: "What or who",
              role: "heading",
              soft: 28,
              why: "three lines in its column",
            }),
            text: line({
              label: "About it",
              role: "text",
              soft: 62,
              why: "more than three lines",
              optional: true,
            }),
            place: line({
              label: "Where",
              role: "place",
              soft: 24,
              why: "two lines",
              optional: true,
            }),
          },
        }),
      },
    }),
  },
  example: {
    heading: "What is on",
    days: [
      {
        heading: "Saturday",
        slots: [
          { time: "10:00", name: "The first", place: "where" },
          { time: "14:00", name: "The second", place: "where" },
        ],
      },
      { heading: "Sunday", slots: [{ time: "11:00", name: "The third", place: "where" }] },
    ],
  },
});
