import type { Subjects } from "../subject.ts";

export const carsClose = {
  "cars-close-minibuses": {
    subject: "Minibuses in a row",
    kind: "establishing",
    ratio: "3:2",
    light: "evening",
    focal: [0.5, 0.5],
    alt: "Three minibuses, yellow, white and yellow, stand in a row before two houses in the morning.",
  },
  "cars-close-paint": {
    subject: "Rain and a scratch on red paint",
    kind: "detail",
    ratio: "16:9",
    closeUp: true,
    focal: [0.45, 0.6],
    alt: "Beads of rain on red car paint from close by, a steel rule laid beside one thin white scratch.",
  },
  "cars-close-luton": {
    subject: "Moving van loaded at dusk",
    kind: "place",
    ratio: "16:9",
    light: "dusk",
    focal: [0.5, 0.55],
    alt: "Green and white moving van at the kerb at dusk, boxes, a red armchair and a plant behind it under a street lamp.",
  },
  "cars-close-belt": {
    subject: "Belt done up",
    kind: "detail",
    ratio: "16:9",
    closeUp: true,
    focal: [0.45, 0.5],
    alt: "Orange seat belt closed in a black buckle with a red button, on blue woven upholstery from close by.",
  },
} as const satisfies Subjects;
