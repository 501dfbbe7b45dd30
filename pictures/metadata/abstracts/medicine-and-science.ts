import type { Subjects } from "../subject.ts";

export const medicineAbstracts = {
  "medi-abstract-stamps": {
    subject: "Stamps in a passport",
    kind: "detail",
    hand: "abstract",
    ratio: "16:9",
    focal: [0.6, 0.45],
    alt: "Entry stamps in a passport from close by, round and square ones printed over each other.",
  },
} as const satisfies Subjects;
