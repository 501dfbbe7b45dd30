import type { Subjects } from "../subject.ts";

export const industrialDrawings = {
  "indu-draw-bolt": {
    subject: "Bolt on a drawing-office sheet",
    kind: "establishing",
    hand: "drawing",
    ratio: "3:2",
    focal: [0.45, 0.45],
    alt: "Technical drawing of a flanged bolt from the side and from its head, with centre lines and dimensions.",
  },
  "indu-draw-press": {
    subject: "Four-column press, drawn",
    kind: "place",
    hand: "drawing",
    ratio: "4:5",
    focal: [0.5, 0.45],
    alt: "Drawing of a press with four columns, its ram above a bolt, a switch box beside it.",
  },
  "indu-draw-pallets": {
    subject: "Boxes on pallets, drawn",
    kind: "work",
    hand: "drawing",
    ratio: "3:2",
    focal: [0.5, 0.55],
    alt: "Drawing of five pallets stacked with labelled boxes before the open back of a lorry.",
  },
  "indu-draw-bridge": {
    subject: "Footbridge over a river, drawn",
    kind: "establishing",
    hand: "drawing",
    ratio: "16:9",
    focal: [0.5, 0.45],
    alt: "Drawing of a walkers' bridge of steel trusses over a wide river, two people crossing.",
  },
} as const satisfies Subjects;
