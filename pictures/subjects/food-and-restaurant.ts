import type { Subjects } from "../subject.ts";

export const foodAndRestaurant = {
  "food-table": {
    subject: "Kitchen table",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.6, 0.6],
    alt: "Loaf on a board, white jug and a blue bowl of oranges on a dark kitchen table, a branch's shadow on the ochre wall.",
  },
  "food-bread": {
    subject: "Loaf and slices",
    kind: "detail",
    ratio: "3:2",
    focal: [0.6, 0.45],
    alt: "Scored loaf of bread on a walnut board with two cut slices, crumbs and a bread knife in late sun.",
  },
  "food-bowl": {
    subject: "Bowl of noodles",
    kind: "detail",
    ratio: "1:1",
    focal: [0.48, 0.45],
    alt: "Bowl of noodle soup from above with two halved eggs, spring onion and a leaf, red chopsticks to the right.",
  },
} as const satisfies Subjects;
