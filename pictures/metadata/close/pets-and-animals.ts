import type { Subjects } from "../subject.ts";

export const petsClose = {
  "pets-close-biscuits": {
    subject: "Biscuits by weight",
    kind: "goods",
    ratio: "16:9",
    closeUp: true,
    focal: [0.5, 0.5],
    alt: "Dog biscuits heaped in a bin from close by, bones, stars and rounds in four browns, a steel scoop among them.",
  },
  "pets-close-lead": {
    subject: "Lead on its peg",
    kind: "detail",
    ratio: "16:9",
    closeUp: true,
    focal: [0.5, 0.5],
    alt: "Red rope lead coiled over a wooden peg on a green board wall, its brass clip hanging free.",
  },
} as const satisfies Subjects;
