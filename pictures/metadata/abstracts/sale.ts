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
  "sale-abstract-tickets": {
    subject: "Price tickets in rows",
    kind: "detail",
    hand: "abstract",
    ratio: "16:9",
    focal: [0.5, 0.5],
    alt: "Price tickets in slanting rows, a per cent sign on each and a string through its hole.",
  },
} as const satisfies Subjects;
