import { block } from "../../schema/block.ts";
import { questions } from "./questions.ts";

export const questionsColumns = block({
  label: "FAQ in columns",
  about: "Questions and answers, all open, in columns.",
  ...questions({
    heading: 32,
    max: 8,
    question: { soft: 38, why: "two lines in its column" },
    answer: { soft: 110, why: "columns of unequal length" },
  }),
});
