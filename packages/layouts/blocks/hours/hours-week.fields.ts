import { block } from "../../schema/block.ts";
import { actions, items, line } from "../../schema/field.ts";
import { note, opening } from "../../schema/shared.ts";

export const hoursWeek = block({
  label: "Opening hours as a chart",
  about:
    "Seven days, each with a bar from opening to closing, so that it is seen when you are there.",
  fields: {
    ...opening({ heading: 44, lead: 140 }),
    days: items({
      label: "Days",
      one: "Day",
      min: 1,
      max: 7,
      fields: {
        day: line({ label: "Day", role: "heading", soft: 12, why: "wider than its column" }),
        from: line({
          label: "Opens at",
          hint: "9:00, or words such as “by appointment”",
          role: "date",
          soft: 20,
          hard: 46,
          why: "wider than its column",
          optional: true,
        }),
        to: line({
          label: "Closes at",
          hint: "17:30",
          role: "label",
          soft: 5,
          hard: 6,
          optional: true,
        }),
        more: line({
          label: "More times, after a break",
          hint: "14:00–18:00",
          soft: 13,
          hard: 46,
          why: "wider than its column",
          optional: true,
        }),
        note: line({
          label: "What for",
          role: "text",
          soft: 46,
          why: "two lines on a phone",
          optional: true,
        }),
      },
    }),
    note: note(160),
    actions: actions({ optional: true }),
  },
  example: {
    heading: "When we are here",
    days: [
      { day: "Monday", from: "9:00", to: "17:00" },
      { day: "Tuesday", from: "9:00", to: "17:00" },
      { day: "Saturday", from: "10:00", to: "13:00", note: "by appointment" },
    ],
  },
});
