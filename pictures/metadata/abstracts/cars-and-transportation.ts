import type { Subjects } from "../subject.ts";

export const carsAbstracts = {
  "cars-abstract-tread": {
    subject: "Tread of a new tyre",
    kind: "detail",
    hand: "abstract",
    ratio: "16:9",
    focal: [0.5, 0.5],
    alt: "Tread of a new tyre from close by, dark blocks with fine cuts, and the wear bars deep in the grooves.",
  },
} as const satisfies Subjects;
