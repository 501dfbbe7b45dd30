import type { Subjects } from "../subject.ts";

export const foodAbstracts = {
  "food-abstract-crumb": {
    subject: "Slice of tin loaf",
    kind: "goods",
    hand: "abstract",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "A slice of a tin loaf with a dark crust and a crumb full of round holes.",
  },
  "food-abstract-wheat": {
    subject: "Three ears of wheat",
    kind: "detail",
    hand: "abstract",
    ratio: "4:5",
    focal: [0.5, 0.35],
    alt: "Three ears of wheat with long beards before a round sun.",
  },
  "food-abstract-table": {
    subject: "Long table from above",
    kind: "establishing",
    hand: "abstract",
    ratio: "16:9",
    focal: [0.5, 0.5],
    alt: "A long table from above with thirty plates and chairs, candles on a runner down its middle.",
  },
  "food-abstract-rounds": {
    subject: "Three delivery rounds",
    kind: "work",
    hand: "abstract",
    ratio: "3:2",
    focal: [0.46, 0.5],
    alt: "A town's streets with three looped routes that leave one loaf in the middle, a ring at each stop.",
  },
  "food-abstract-cup": {
    subject: "Cup of coffee from above",
    kind: "goods",
    hand: "abstract",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "A cup of coffee from above with a leaf of milk on it, a spoon beside it.",
  },
  "food-abstract-cloth": {
    subject: "Checked cloth with crumbs",
    kind: "detail",
    hand: "abstract",
    ratio: "16:9",
    focal: [0.55, 0.5],
    alt: "Checked tablecloth so near that its threads show, crumbs scattered over it.",
  },
} as const satisfies Subjects;
