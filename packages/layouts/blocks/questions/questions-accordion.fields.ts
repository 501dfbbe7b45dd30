import { block } from "../../schema/block.ts";
import { questions } from "./questions.ts";

export const questionsAccordion = block({
  label: "FAQ, folding",
  about: "Questions that open, beside their heading.",
  ...questions({
    heading: 38,
    max: 12,
    question: { soft: 50, why: "three lines on a phone" },
    answer: { soft: 150, why: "an answer that has to be scrolled" },
  }),
});
