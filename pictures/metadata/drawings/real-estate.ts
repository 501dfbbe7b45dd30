import type { Subjects } from "../subject.ts";

export const realEstateDrawings = {
  "real-draw-plan": {
    subject: "Flat with its roof lifted off, drawn",
    kind: "detail",
    hand: "drawing",
    ratio: "3:2",
    focal: [0.5, 0.5],
    alt: "Drawing of a flat from above with standing walls: bed, sofa, kitchen, a table with chairs and a plant.",
  },
  "real-draw-steps": {
    subject: "Steep street of houses, drawn",
    kind: "establishing",
    hand: "drawing",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "Drawing of a steep stepped street between two rows of terraced houses, one figure climbing.",
  },
} as const satisfies Subjects;
