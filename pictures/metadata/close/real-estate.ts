import type { Subjects } from "../subject.ts";

export const realEstateClose = {
  "real-close-bleachfield": {
    subject: "Twelve homes at dusk",
    kind: "establishing",
    ratio: "16:9",
    light: "dusk",
    focal: [0.5, 0.5],
    alt: "The same twelve homes round their yard at dusk, windows lit and lamps hung under the tree in the middle.",
  },
} as const satisfies Subjects;
