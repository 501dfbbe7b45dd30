import type { Subjects } from "../subject.ts";

export const realEstateAbstracts = {
  "real-abstract-windows": {
    subject: "Nine lit windows",
    kind: "establishing",
    hand: "abstract",
    ratio: "3:2",
    focal: [0.5, 0.5],
    alt: "A large house front at dusk with four rows of windows, nine of them lit.",
  },
  "real-abstract-valley": {
    subject: "Rows of houses in a valley",
    kind: "establishing",
    hand: "abstract",
    ratio: "16:9",
    focal: [0.5, 0.5],
    alt: "Rows of small white houses along the slopes of a valley, a pale sun above.",
  },
} as const satisfies Subjects;
