import type { Subjects } from "../subject.ts";

export const fashionAndBeautyDrawings = {
  "fash-draw-hat": {
    subject: "Hat on a stand, drawn",
    kind: "goods",
    hand: "drawing",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "Drawing of a wide-brimmed hat with a pale band on a stand before a window, thread and needles beside it.",
  },
  "fash-draw-scent": {
    subject: "Scent bottle and its box, drawn",
    kind: "goods",
    hand: "drawing",
    ratio: "4:5",
    focal: [0.45, 0.55],
    alt: "Drawing of a square scent bottle with a cut stopper, its box standing behind it in the light.",
  },
  "fash-draw-table": {
    subject: "Make-up table, drawn",
    kind: "place",
    hand: "drawing",
    ratio: "3:2",
    focal: [0.5, 0.5],
    alt: "Drawing of a folding table by a window with a round mirror, brushes in a pot, jars and a lipstick.",
  },
} as const satisfies Subjects;
