import type { Subjects } from "../subject.ts";

export const salePeople = {
  "person-shopkeeper-yusuf": {
    subject: "Yusuf, shopkeeper",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Grinning shopkeeper with a dark beard and a cobalt apron, holding out a yellow parcel with a red bow.",
  },
  "person-regular-bernie": {
    subject: "Bernie, a regular",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Woman with a fair bob and blue glasses in a green jumper and a yellow scarf, laughing, a yellow carrier bag in her hand.",
  },
} as const satisfies Subjects;
