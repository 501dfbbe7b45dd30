import type { Subjects } from "../subject.ts";

export const medicineClose = {
  "medi-close-tubes": {
    subject: "Samples in their rack",
    kind: "goods",
    ratio: "16:9",
    closeUp: true,
    focal: [0.45, 0.5],
    alt: "Rack of glass sample tubes with red, blue and amber caps from close by, each with a label of bars.",
  },
} as const satisfies Subjects;
