import { block } from "../../schema/block.ts";
import { items, line } from "../../schema/field.ts";
import { itemHeading, itemText } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const processSteps = block({
  label: "Steps",
  about: "From first to last: large numerals on a stair that goes down across the page.",
  fields: {
    ...opening({ heading: 36 }),
    steps: items({
      label: "Steps",
      one: "Step",
      min: 2,
      max: 6,
      fields: {
        heading: itemHeading(15, "two lines in large type"),
        text: itemText(105, "steps that touch each other"),
        note: line({ label: "Note", role: "note", soft: 20, why: "two lines", optional: true }),
      },
    }),
  },
  example: {
    heading: "How we go about it",
    steps: [
      { heading: "Ask", text: "You tell us what you need; it costs nothing." },
      { heading: "Agree", text: "We say what it takes, what it costs and when it is done." },
      { heading: "Do", text: "We do it, and tell you when something changes." },
    ],
  },
});
