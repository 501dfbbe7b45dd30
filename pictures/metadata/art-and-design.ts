import type { Subjects } from "./subject.ts";

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
  "artd-gallery": {
    subject: "Gallery with leaning canvases",
    kind: "establishing",
    light: "room",
    ratio: "16:9",
    focal: [0.5, 0.55],
    alt: "White gallery with three large canvases leaning on the wall, a bench and a mobile.",
  },
  "artd-print-table": {
    subject: "Screen-printing table",
    kind: "work",
    light: "room",
    ratio: "3:2",
    focal: [0.5, 0.55],
    alt: "Screen-printing table with a frame and squeegee, fresh prints hung on a line behind it.",
  },
  "artd-shed": {
    subject: "Ninth Shed at dusk",
    kind: "place",
    light: "dusk",
    ratio: "3:2",
    full: true,
    focal: [0.5, 0.55],
    alt: "Long timber shed by the water at dusk, its big door open and lit, orange lights along the ground.",
  },
  "artd-kiln": {
    subject: "Open kiln with glazed pots",
    kind: "work",
    ratio: "4:5",
    focal: [0.5, 0.55],
    alt: "Open round kiln with a blue pot in it and four glazed pots on the floor.",
  },
  "artd-letter": {
    subject: "Letter A, cut for a sign",
    kind: "goods",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "Large red letter A leaning beside a ladder, the triangle from its middle on the floor.",
  },
} as const satisfies Subjects;
