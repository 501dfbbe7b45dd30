import type { Subjects } from "../subject.ts";

export const interior = {
  "inte-lounge": {
    subject: "Armchair and lamp",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.68, 0.55],
    alt: "Rust-red armchair under an arched brass lamp, a side table with a vase and a framed print on a sage wall.",
  },
  "inte-vases": {
    subject: "Group of vases",
    kind: "detail",
    ratio: "4:5",
    focal: [0.5, 0.55],
    alt: "Dark green, terracotta and speckled vases with dry stems on a cream ledge, a leafy shadow behind.",
  },
  "inte-shelf": {
    subject: "Two oak shelves",
    kind: "detail",
    ratio: "4:5",
    focal: [0.5, 0.45],
    alt: "Two oak shelves with books, a potted succulent, a small lamp and a bowl of lemons on a green wall.",
  },
} as const satisfies Subjects;
