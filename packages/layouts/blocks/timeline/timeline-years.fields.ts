import { block } from "../../schema/block.ts";
import { date, items, text } from "../../schema/field.ts";
import { itemHeading } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const timelineYears = block({
  label: "Timeline with large years",
  about: "Years in large figures, what happened beside them.",
  fields: {
    ...opening({ heading: 32 }),
    events: items({
      label: "Years",
      one: "Year",
      min: 2,
      max: 8,
      fields: {
        year: date({
          label: "Year",
          role: "date",
          soft: 6,
          hard: 10,
          why: "wider than its column",
        }),
        heading: itemHeading(32, "two lines"),
        text: text({
          label: "What happened",
          role: "text",
          soft: 88,
          why: "more than three lines",
        }),
      },
    }),
  },
  example: {
    heading: "How we got here",
    events: [
      { year: "2009", heading: "The beginning", text: "Who, where, and with what." },
      { year: "2016", heading: "The move", text: "What changed, and what did not." },
      { year: "2026", heading: "Today", text: "Where things stand." },
    ],
  },
});
