import type { Subjects } from "../subject.ts";

export const portfolioClose = {
  "port-close-buttons": {
    subject: "Buttons at true size",
    kind: "goods",
    ratio: "4:5",
    closeUp: true,
    focal: [0.5, 0.5],
    alt: "Buttons of horn, brass, casein and glass on linen from close by, each with its shadow.",
  },
} as const satisfies Subjects;
