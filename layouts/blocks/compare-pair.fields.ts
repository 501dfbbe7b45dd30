import { block } from "../fields/block.ts";
import { group, line, picture, text } from "../fields/field.ts";
import { opening } from "../fields/shared.ts";

export const comparePair = block({
  label: "Before and after",
  about: "Two states of one thing, the second larger than the first.",
  fields: {
    ...opening({ heading: 35, lead: 90 }),
    before: group({
      label: "Before",
      fields: {
        label: line({ label: "Word", role: "heading", soft: 14, why: "two lines on a phone" }),
        text: text({ label: "What is to be seen", role: "text", soft: 75, why: "three lines" }),
        picture: picture({}),
      },
    }),
    after: group({
      label: "After",
      fields: {
        label: line({ label: "Word", role: "heading", soft: 14, why: "two lines on a phone" }),
        text: text({ label: "What is to be seen", role: "text", soft: 75, why: "three lines" }),
        picture: picture({}),
      },
    }),
  },
  example: {
    heading: "What a difference it makes",
    before: { label: "Before", text: "How it was, without blame.", picture: "inte-shelf" },
    after: { label: "After", text: "How it is now, and since when.", picture: "inte-lounge" },
  },
});
