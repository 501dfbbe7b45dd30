import type { Subjects } from "../subject.ts";

export const travelAbstracts = {
  "trav-abstract-tide": {
    subject: "Tide, moon and gauge",
    kind: "detail",
    hand: "abstract",
    ratio: "3:2",
    focal: [0.5, 0.5],
    alt: "Five layers of waves under a crescent moon, a white gauge with marks standing in them.",
  },
  "trav-abstract-path": {
    subject: "Coast path from above",
    kind: "establishing",
    hand: "abstract",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "A coast from above with a dotted path along its edge and five stops, pale surf beside it.",
  },
  "trav-abstract-seasons": {
    subject: "Three suns over one sea",
    kind: "detail",
    hand: "abstract",
    ratio: "16:9",
    focal: [0.5, 0.5],
    alt: "Three panels of one sea: the sun stands low, higher and highest, each with its reflection.",
  },
  "trav-abstract-net": {
    subject: "Net hung up to dry",
    kind: "detail",
    hand: "abstract",
    ratio: "16:9",
    focal: [0.5, 0.45],
    alt: "Fishing net with corks hung up to dry before the sea and a low sun.",
  },
} as const satisfies Subjects;
