import type { Subjects } from "../subject.ts";

export const architectureAndBuildingDrawings = {
  "arch-draw-section": {
    subject: "House on a slope in section, drawn",
    kind: "establishing",
    hand: "drawing",
    ratio: "16:9",
    focal: [0.55, 0.45],
    alt: "Drawing of a house cut open: five rooms step down a hatched hillside, a figure in the middle one.",
  },
  "arch-draw-stair": {
    subject: "Stair under a roof light, drawn",
    kind: "place",
    hand: "drawing",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "Drawing of a tall room with a stair of open treads and a rail; a figure with a folder looks up.",
  },
  "arch-draw-table": {
    subject: "Plan, rule and model, drawn",
    kind: "work",
    hand: "drawing",
    ratio: "3:2",
    focal: [0.5, 0.5],
    alt: "Drawing of a floor plan on a table with a scale rule, a pencil and a card model of a house.",
  },
  "arch-draw-joinery": {
    subject: "Joinery workshop, drawn",
    kind: "work",
    hand: "drawing",
    ratio: "3:2",
    focal: [0.5, 0.5],
    alt: "Drawing of a joinery: a timber frame lies on trestles under three windows, boards lean on the wall.",
  },
  "arch-draw-hut": {
    subject: "Swimmers' hut on posts, drawn",
    kind: "goods",
    hand: "drawing",
    ratio: "4:5",
    focal: [0.55, 0.42],
    alt: "Drawing of a hut on posts above the water at high tide, a ladder down and a figure on its deck.",
  },
} as const satisfies Subjects;
