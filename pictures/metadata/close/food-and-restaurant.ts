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
} as const satisfies Subjects;
