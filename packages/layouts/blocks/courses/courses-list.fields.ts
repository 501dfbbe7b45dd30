import { block } from "../../schema/block.ts";
import { action, date, group, items, line, price, text } from "../../schema/field.ts";
import { itemName } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const coursesList = block({
  label: "Course list",
  about: "What can be learnt: one open card for each, with start, length and fee on a line.",
  fields: {
    ...opening({ heading: 28 }),
    courses: items({
      label: "Courses",
      one: "Course",
      min: 2,
      max: 8,
      fields: {
        level: line({ label: "Level", role: "label", soft: 20, why: "two lines" }),
        name: itemName(32, "three lines in its card"),
        text: text({
          label: "What is learnt",
          role: "text",
          soft: 80,
          why: "cards of unequal height",
        }),
        starts: date({ label: "Starts", role: "date", soft: 16, why: "two lines in its column" }),
        length: line({ label: "Length", soft: 14, why: "two lines in its column" }),
        price: price({ label: "Fee", role: "price", soft: 10, why: "two lines in its column" }),
        action: action({ label: "Link" }),
      },
    }),
    labels: group({
      label: "Words of the table",
      role: "columns",
      fields: {
        starts: line({ label: "For the start", soft: 12 }),
        length: line({ label: "For the length", soft: 12 }),
        price: line({ label: "For the fee", soft: 12 }),
      },
    }),
  },
  example: {
    heading: "What you can learn",
    courses: [
      {
        ...{ level: "For beginners", name: "The first course", starts: "12 January" },
        ...{
          length: "6 evenings",
          price: "£90",
          action: { label: "Take a place", href: "#footer" },
        },
        text: "What participants can do afterwards that they could not do before.",
      },
      {
        ...{ level: "Going on", name: "The second course", starts: "3 March" },
        ...{ length: "2 days", price: "£140", action: { label: "Take a place", href: "#footer" } },
        text: "What it builds on, and what you bring with you.",
      },
    ],
    labels: { starts: "Starts", length: "Length", price: "Fee" },
  },
});
