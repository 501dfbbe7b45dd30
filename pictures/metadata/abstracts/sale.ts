import type { Subjects } from "../subject.ts";

export const saleAbstracts = {
  "sale-abstract-kettles": {
    subject: "Rows of kettles",
    kind: "goods",
    hand: "abstract",
    ratio: "16:9",
    focal: [0.62, 0.45],
    alt: "Rows of sixty pale kettles, one of them larger and in colour.",
  },
} as const satisfies Subjects;
