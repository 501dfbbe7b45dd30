import type { Subjects } from "../subject.ts";

export const travelPaper = {
  "trav-paper-cliffs": {
    subject: "Cliff walk in cut paper",
    kind: "establishing",
    hand: "paper",
    ratio: "4:5",
    full: true,
    focal: [0.45, 0.5],
    alt: "Cliffs of layered paper above a blue sea, a path along the edge with a walker in red, gulls in the air.",
  },
  "trav-paper-tide-gauge": {
    subject: "Tide gauge in cut paper",
    kind: "detail",
    hand: "paper",
    ratio: "4:5",
    full: true,
    focal: [0.45, 0.5],
    alt: "Tide gauge with black and white marks on a harbour post, waves of layered paper round its foot.",
  },
  "trav-paper-kilns": {
    subject: "Lime kilns by the sea in cut paper",
    kind: "place",
    hand: "paper",
    ratio: "3:2",
    between: { 576: 15_000 },
    focal: [0.5, 0.5],
    alt: "Three arches of old lime kilns by the sea at dusk, bats above them and a bench that faces west.",
  },
} as const satisfies Subjects;
