import type { Subjects } from "../subject.ts";

export const artAndDesign = {
  "artd-canvas": {
    subject: "Canvas in a studio",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.62, 0.5],
    alt: "Abstract painting of a red disc, a blue field and a yellow bar leaning on a pink studio wall beside a stool with brushes.",
  },
  "artd-palette": {
    subject: "Painter's palette",
    kind: "detail",
    ratio: "1:1",
    focal: [0.5, 0.48],
    alt: "Wooden painter's palette from above with six thick dabs of paint and two brushes, a window's shadow across the table.",
  },
  "artd-mobile": {
    subject: "Hanging mobile",
    kind: "detail",
    ratio: "4:5",
    focal: [0.5, 0.4],
    alt: "Hanging mobile with a red disc, a blue pebble and an ochre leaf turning on black wires in front of a lit wall.",
  },
} as const satisfies Subjects;
