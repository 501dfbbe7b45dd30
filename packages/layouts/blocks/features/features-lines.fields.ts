import { block } from "../../schema/block.ts";
import { items, line, text } from "../../schema/field.ts";
import { opening } from "../../schema/shared.ts";

export const featuresLines = block({
  label: "Numbered list",
  about: "A numbered list set like a contents page: figure, name, text, a line below each.",
  fields: {
    ...opening({ heading: 60 }),
    items: items({
      label: "Lines",
      one: "Line",
      min: 2,
      max: 8,
      fields: {
        heading: line({ label: "Heading", role: "heading", soft: 26, why: "two lines" }),
        text: text({ label: "Text", role: "text", soft: 110, why: "more than three lines" }),
      },
    }),
  },
  example: {
    heading: "What you can count on",
    items: [
      { heading: "A first promise", text: "Something you do for every customer." },
      { heading: "A second", text: "Something you never do, though others might." },
      { heading: "A third", text: "What happens when something goes wrong." },
    ],
  },
});
