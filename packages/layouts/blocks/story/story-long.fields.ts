import { article } from "../../schema/article.ts";
import { block } from "../../schema/block.ts";
import { line } from "../../schema/field.ts";
import { opening } from "../../schema/shared.ts";

export const storyLong = block({
  label: "Long text",
  about: "As long as you like: paragraphs, subheads and lists, with a table of contents.",
  fields: {
    ...opening({ heading: 54, lead: 200 }),
    contents: line({
      label: "Title of the table of contents",
      hint: "Leave it empty for none.",
      role: "label",
      soft: 30,
      why: "two lines above the list",
      optional: true,
    }),
    text: article({ label: "Text", min: 1 }),
  },
  example: {
    heading: "A title for all of it",
    contents: "On this page",
    text: [
      { text: "Begin with the sentence that most people come for." },
      { as: "subhead", text: "A subhead" },
      { text: "Say one thing in each paragraph. A list makes several things easy to find:" },
      { as: "item", text: "the first of them" },
      { as: "item", text: "and the second" },
      { as: "subhead", text: "Another subhead" },
      { text: "Paste a text from another program: its links, bold words and lists stay." },
    ],
  },
});
