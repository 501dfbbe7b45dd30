import type { Subjects } from "../subject.ts";

export const saleClose = {
  "sale-close-bow": {
    subject: "Parcel tied with cotton cord",
    kind: "goods",
    ratio: "16:9",
    closeUp: true,
    focal: [0.5, 0.5],
    alt: "Pink parcel from close by, tied with a bow of thick cream cord, a paper tag beside the knot.",
  },
  "sale-close-card": {
    subject: "Card with seven stamps",
    kind: "goods",
    ratio: "16:9",
    closeUp: true,
    focal: [0.5, 0.5],
    alt: "Paper card with ten rings, seven of them stamped with a blue anchor, the ink pad and the wooden stamp behind it.",
  },
} as const satisfies Subjects;
