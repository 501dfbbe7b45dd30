import type { Subjects } from "../subject.ts";

export const businessAndLaw = {
  "busi-scales": {
    subject: "Brass scales and law books",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.62, 0.5],
    alt: "Brass balance scales on a walnut desk beside three bound books, evening window light on a bottle-green wall.",
  },
  "busi-gavel": {
    subject: "Gavel on its block",
    kind: "detail",
    ratio: "1:1",
    focal: [0.42, 0.5],
    alt: "Turned wooden gavel with a brass band lying on its round sounding block, a sheet of paper at the edge of the light.",
  },
  "busi-pen": {
    subject: "Sealed contract and pen",
    kind: "detail",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "Contract with a red wax seal on an oxblood folder, a black and gold fountain pen beside it under the stripes of a blind.",
  },
  "busi-front": {
    subject: "Town house of Cloth Court Chambers",
    kind: "place",
    light: "street",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "Brick town house with a dark green door between two columns, a brass plate and a street lamp.",
  },
  "busi-office": {
    subject: "Solicitor's office",
    kind: "place",
    light: "room",
    ratio: "3:2",
    focal: [0.5, 0.55],
    alt: "Green panelled office with a walnut desk, a lit lamp, red leather chairs and shelves of bound books.",
  },
  "busi-strongroom": {
    subject: "Strongroom door",
    kind: "place",
    light: "night",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "Heavy strongroom door with a brass wheel, shelves of document boxes beside it.",
  },
  "busi-letter": {
    subject: "Sealed letter and paper knife",
    kind: "detail",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "Envelope closed with red wax, a brass paper knife and a small wooden box.",
  },
  "busi-boundary-hedge": {
    subject: "Measuring along a hedge",
    kind: "work",
    light: "overcast",
    ratio: "3:2",
    focal: [0.5, 0.55],
    alt: "Long hedge with red-topped boundary posts and a measuring line beside it, a farmhouse in the distance.",
  },
} as const satisfies Subjects;
