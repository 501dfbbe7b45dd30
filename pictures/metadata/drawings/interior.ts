import type { Subjects } from "../subject.ts";

export const interiorDrawings = {
  "inte-draw-sitting": {
    subject: "Sitting room in the afternoon, drawn",
    kind: "establishing",
    hand: "drawing",
    ratio: "3:2",
    focal: [0.55, 0.5],
    alt: "Drawing of a sitting room: a lamp over an armchair, a small round table, shelves and a plant by the window.",
  },
  "inte-draw-landing": {
    subject: "Landing with a seat and shelves, drawn",
    kind: "place",
    hand: "drawing",
    ratio: "4:5",
    focal: [0.55, 0.5],
    alt: "Drawing of a narrow landing with a cushioned seat below the window, a lamp and six short shelves of books.",
  },
  "inte-draw-colours": {
    subject: "Five colours tried on paper, drawn",
    kind: "work",
    hand: "drawing",
    ratio: "3:2",
    focal: [0.5, 0.45],
    alt: "Drawing of five painted strips of lining paper pinned to a wall, four open tins and a brush below.",
  },
  "inte-draw-before": {
    subject: "Sitting room before, drawn",
    kind: "place",
    hand: "drawing",
    ratio: "3:2",
    focal: [0.5, 0.5],
    alt: "Drawing of a sitting room before: bare walls, a radiator under the window, a television, a sofa with its back to us.",
  },
  "inte-draw-after": {
    subject: "The same room after, drawn",
    kind: "place",
    hand: "drawing",
    ratio: "3:2",
    focal: [0.5, 0.5],
    alt: "Drawing of the same corner after: curtains, an armchair turned to the window beside a lamp, a sofa under full shelves.",
  },
  "inte-draw-farmhouse": {
    subject: "Farmhouse in its yard, drawn",
    kind: "establishing",
    hand: "drawing",
    ratio: "16:9",
    focal: [0.5, 0.5],
    alt: "Drawing of a long farmhouse with two chimneys and a barn beside it, a path to its door, trees and hills.",
  },
} as const satisfies Subjects;
