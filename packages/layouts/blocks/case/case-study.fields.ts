import { block } from "../../schema/block.ts";
import { action, items, picture } from "../../schema/field.ts";
import { itemHeading, itemText } from "../../schema/item-fields.ts";
import { facts, laterHours, opening } from "../../schema/shared.ts";

export const caseStudy = block({
  label: "Case study",
  about: "One piece of work told to the end, with its data in the margin.",
  fields: {
    ...opening({ heading: 64 }),
    picture: picture({}),
    later: laterHours(),
    parts: items({
      label: "The story",
      one: "Part",
      hint: "What was asked, what was done, what came of it",
      min: 2,
      max: 4,
      fields: {
        heading: itemHeading(24, "two lines"),
        text: itemText(155, "columns of unequal length"),
      },
    }),
    facts: facts({ term: 25, fact: 25, max: 6, min: 2 }),
    action: action({ optional: true }),
  },
  example: {
    keyword: "A piece of work",
    heading: "Name the work you would show first",
    picture: "inte-shelf",
    parts: [
      { heading: "The question", text: "What the customer came with, in their own words." },
      { heading: "The work", text: "What you did about it, and what you decided against." },
      { heading: "What came of it", text: "What is different today, for whom, and since when." },
    ],
    facts: [
      ["For", "Who asked"],
      ["Where", "Town"],
      ["When", "2026"],
    ],
  },
});
