import { block } from "../../schema/block.ts";
import { items, line, text } from "../../schema/field.ts";
import { opening } from "../../schema/shared.ts";

export const questionsAccordion = block({
  label: "FAQ, folding",
  about: "Questions that open, beside their heading.",
  fields: {
    ...opening({ heading: 38 }),
    questions: items({
      label: "Questions",
      one: "Question",
      min: 2,
      max: 12,
      fields: {
        question: line({
          label: "Question",
          role: "heading",
          soft: 50,
          why: "three lines on a phone",
        }),
        answer: text({
          label: "Answer",
          role: "text",
          soft: 150,
          why: "an answer that has to be scrolled",
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
