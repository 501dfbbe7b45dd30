import type { Subjects } from "../subject.ts";

export const portfolioDrawings = {
  "port-draw-set": {
    subject: "Still life by a window, drawn",
    kind: "work",
    hand: "drawing",
    ratio: "3:2",
    focal: [0.45, 0.5],
    alt: "Drawing of a camera on a tripod facing a cup on a table between a white and a black card, beside a window.",
  },
  "port-draw-sheet": {
    subject: "Contact sheet, drawn",
    kind: "detail",
    hand: "drawing",
    ratio: "4:5",
    focal: [0.5, 0.45],
    alt: "Drawing of a contact sheet with twelve frames, three of them circled, and a magnifier.",
  },
  "port-draw-book": {
    subject: "Open book of plates, drawn",
    kind: "goods",
    hand: "drawing",
    ratio: "3:2",
    focal: [0.5, 0.5],
    alt: "Drawing of an open book: lines of text on the left, rows of buttons on the right, more copies behind it.",
  },
  "port-draw-plate": {
    subject: "Layout of a catalogue plate, drawn",
    kind: "work",
    hand: "drawing",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "Drawing of a catalogue page with twelve round and faceted buttons in rows and a ruler at its foot.",
  },
} as const satisfies Subjects;
