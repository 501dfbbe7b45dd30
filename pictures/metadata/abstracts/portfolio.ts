import type { Subjects } from "../subject.ts";

export const portfolioAbstracts = {
  "port-abstract-aperture": {
    subject: "Aperture, half open",
    kind: "detail",
    hand: "abstract",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "The blades of a lens aperture turned round a bright opening.",
  },
  "port-abstract-steps": {
    subject: "Seven cards from light to dark",
    kind: "goods",
    hand: "abstract",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "Seven plain cards, each over the last, stepping down from white to the darkest.",
  },
  "port-abstract-jars": {
    subject: "White jars on white",
    kind: "goods",
    hand: "abstract",
    ratio: "3:2",
    focal: [0.5, 0.5],
    alt: "Eleven white jars of different heights on white, one with a coloured lid.",
  },
} as const satisfies Subjects;
