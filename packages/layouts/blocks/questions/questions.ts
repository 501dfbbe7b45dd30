import { items, line, text } from "../../schema/field.ts";
import { opening } from "../../schema/shared.ts";

type Limit = { soft: number; why: string };

/** Questions and their answers. */
export const questions = (of: {
  heading: number;
  max: number;
  question: Limit;
  answer: Limit;
}) => ({
  fields: {
    ...opening({ heading: of.heading }),
    questions: items({
      label: "Questions",
      one: "Question",
      min: 2,
      max: of.max,
      fields: {
        question: line({ label: "Question", role: "heading", ...of.question }),
        answer: text({ label: "Answer", role: "text", ...of.answer }),
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
