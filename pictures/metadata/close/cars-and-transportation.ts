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
} as const satisfies Subjects;
