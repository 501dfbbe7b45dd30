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
} as const satisfies Subjects;
