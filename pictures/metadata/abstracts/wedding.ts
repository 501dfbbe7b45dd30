import type { Subjects } from "../subject.ts";

export const weddingAbstracts = {
  "wedd-abstract-petals": {
    subject: "Petals in the air",
    kind: "detail",
    hand: "abstract",
    ratio: "3:2",
    focal: [0.5, 0.5],
    alt: "Petals in five tones fall through the air like confetti.",
  },
  "wedd-abstract-lamps": {
    subject: "Strings of lamps at night",
    kind: "establishing",
    hand: "abstract",
    ratio: "16:9",
    focal: [0.5, 0.4],
    alt: "Three strings of round lamps cross a night sky above dark roofs.",
  },
  "wedd-abstract-cake": {
    subject: "Cake of three tiers",
    kind: "goods",
    hand: "abstract",
    ratio: "4:5",
    focal: [0.5, 0.55],
    alt: "A cake of three tiers on a stand, iced in drips, loops and lines, with flowers and leaves.",
  },
  "wedd-abstract-seats": {
    subject: "Round tables",
    kind: "detail",
    hand: "abstract",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "A seating plan from above: nine round tables, each with eight chairs and a flower in the middle.",
  },
} as const satisfies Subjects;
