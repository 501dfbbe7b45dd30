import { block } from "../../schema/block.ts";
import { date, items, lines, picture } from "../../schema/field.ts";
import { itemHeading, itemText } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const itineraryDays = block({
  label: "Itinerary",
  about: "A way through several days: a line down the page with a stop for each.",
  fields: {
    ...opening({ heading: 24 }),
    days: items({
      label: "Stops",
      one: "Stop",
      min: 2,
      max: 10,
      fields: {
        label: date({
          label: "Day or time",
          role: "date",
          soft: 14,
          why: "two lines in its column",
        }),
        heading: itemHeading(30, "two lines"),
        text: itemText(100, "more than three lines"),
        facts: lines({
          label: "Facts",
          role: "facts",
          one: "Fact",
          max: 3,
          soft: 28,
          why: "two lines for all of them",
          optional: true,
        }),
        picture: picture({ optional: true }),
      },
    }),
  },
  example: {
    heading: "How it goes",
    days: [
      {
        label: "Day 1",
        heading: "Arriving",
        text: "What happens first, and what people should bring.",
      },
      { label: "Day 2", heading: "The long day", text: "What the day is for, and where it ends." },
      { label: "Day 3", heading: "Going home", text: "When it is over, and what stays." },
    ],
  },
});
