import { block } from "../../schema/block.ts";
import { date, items, link, picture } from "../../schema/field.ts";
import { itemHeading, itemText } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const newsTeasers = block({
  label: "News",
  about: "What is new: day, heading and a few sentences each, the first with a large picture.",
  fields: {
    ...opening({ heading: 44, lead: 120 }),
    news: items({
      label: "News",
      one: "Piece of news",
      min: 2,
      max: 5,
      fields: {
        date: date({ label: "Day", role: "date", soft: 22, why: "two lines" }),
        heading: itemHeading(56, "three lines"),
        text: itemText(210, "a teaser, not the article"),
        href: link({ label: "Link" }),
        picture: picture({ optional: true }),
      },
    }),
  },
  example: {
    heading: "What is new",
    news: [
      {
        date: "3 March",
        heading: "The newest thing first",
        text: "What happened, and what it means for those who come to you.",
        href: "#footer",
        picture: "inte-lounge",
      },
      {
        date: "18 February",
        heading: "The thing before it",
        text: "Two sentences are enough.",
        href: "#footer",
      },
    ],
  },
});
