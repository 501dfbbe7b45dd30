import type { Subjects } from "../subject.ts";

export const portfolioClose = {
  "port-close-buttons": {
    subject: "Buttons at true size",
    kind: "goods",
    ratio: "16:9",
    between: { 1152: 38_000 },
    focal: [0.5, 0.5],
    alt: "A table full of buttons of horn, brass, casein and glass on linen, each with its shadow.",
  },
} as const satisfies Subjects;
