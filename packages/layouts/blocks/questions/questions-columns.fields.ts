import { block } from "../../schema/block.ts";
import { items, line, text } from "../../schema/field.ts";
import { opening } from "../../schema/shared.ts";

export const questionsColumns = block({
  label: "FAQ in columns",
  about: "Questions and answers, all open, in columns.",
  fields: {
    ...opening({ heading: 32 }),
    questions: items({
      label: "Questions",
      one: "Question",
      min: 2,
      max: 8,
      fields: {
        question: line({
          label: "Question",
          role: "heading",
          soft: 38,
          why: "two lines in its column",
        }),
        answer: text({
          label: "Answer",
          role: "text",
          soft: 110,
          why: "columns of unequal length",
        }),
      },
    }),
  },
  example: {
    heading: "What people ask first",
    questions: [
      {
        question: "The question you hear most?",
        answer: "The answer you give, as short as you give it.",
      },
      {
        question: "What does it cost?",
        answer: "A figure, or the range it lies in and what decides.",
      },
      { question: "How soon?", answer: "What holds on an ordinary week." },
    ],
  },
});
