import type { Subjects } from "../subject.ts";

export const foodClose = {
  "food-close-crust": {
    subject: "Loaf and its crumb from close by",
    kind: "detail",
    ratio: "3:2",
    closeUp: true,
    focal: [0.5, 0.5],
    alt: "Crust of a loaf from close by, blistered and dark, with two cut slices and crumbs on a board.",
  },
  "food-close-soup": {
    subject: "Noodle soup with eggs",
    kind: "goods",
    ratio: "3:2",
    closeUp: true,
    focal: [0.5, 0.5],
    alt: "Bowl of noodle soup with two halves of egg, rings of spring onion and drops of fat, a napkin beneath it.",
  },
  "food-close-candles": {
    subject: "Candles on the long table",
    kind: "detail",
    ratio: "16:9",
    light: "night",
    closeUp: true,
    focal: [0.45, 0.5],
    alt: "Wax candles burning on a linen cloth at night from close by, a loaf with crumbs and two glasses of red wine beside them.",
  },
  "food-close-rolls": {
    subject: "Crate of seeded rolls",
    kind: "goods",
    ratio: "16:9",
    closeUp: true,
    focal: [0.5, 0.5],
    alt: "Wooden crate of round brown rolls from close by, sesame and poppy seeds on their crust.",
  },
} as const satisfies Subjects;
