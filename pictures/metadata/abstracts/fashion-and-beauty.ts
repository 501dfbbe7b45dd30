import type { Subjects } from "../subject.ts";

export const fashionAbstracts = {
  "fash-abstract-hat": {
    subject: "Straw hat from above",
    kind: "goods",
    hand: "abstract",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "A plaited straw hat from above, a ribbon round its crown and a flat bow at the side.",
  },
  "fash-abstract-shades": {
    subject: "Ninety-two shades",
    kind: "goods",
    hand: "abstract",
    ratio: "3:2",
    focal: [0.46, 0.5],
    alt: "Ninety-two round samples of colour in seven rows from pale to dark, one of them larger and lifted.",
  },
  "fash-abstract-ribbons": {
    subject: "Ribbons on a rail",
    kind: "goods",
    hand: "abstract",
    ratio: "4:5",
    focal: [0.5, 0.45],
    alt: "Seven ribbons hang from a rail and turn, each with another front and back.",
  },
  "fash-abstract-notes": {
    subject: "Five stages of a scent",
    kind: "detail",
    hand: "abstract",
    ratio: "3:2",
    focal: [0.5, 0.5],
    alt: "Five overlapping curves, each lower and wider than the last, like the notes of a scent through a day.",
  },
  "fash-abstract-brow": {
    subject: "Brow and closed eye",
    kind: "work",
    hand: "abstract",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "An arched brow and the lashes of a closed eye, drawn hair by hair.",
  },
} as const satisfies Subjects;
