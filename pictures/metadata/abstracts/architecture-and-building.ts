import type { Subjects } from "../subject.ts";

export const architectureAbstracts = {
  "arch-abstract-fir": {
    subject: "Trunks of fir from their ends",
    kind: "detail",
    hand: "abstract",
    ratio: "16:9",
    focal: [0.5, 0.5],
    alt: "Stack of fir trunks seen from their ends, each with its rings and one crack.",
  },
} as const satisfies Subjects;
