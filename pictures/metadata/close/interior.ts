import type { Subjects } from "../subject.ts";

export const interiorClose = {
  "inte-close-weave": {
    subject: "Herringbone on the arm of a chair",
    kind: "detail",
    ratio: "16:9",
    closeUp: true,
    focal: [0.5, 0.55],
    alt: "Herringbone of oxide and oat wool over the arm of a chair from close by, a row of brass nails along its rail.",
  },
  "inte-close-rule": {
    subject: "Folding rule on a plan",
    kind: "detail",
    ratio: "16:9",
    closeUp: true,
    focal: [0.5, 0.5],
    alt: "Yellow folding rule with brass joints from close by, opened over the plan of a small room.",
  },
} as const satisfies Subjects;
