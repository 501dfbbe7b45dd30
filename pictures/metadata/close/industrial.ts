import type { Subjects } from "../subject.ts";

export const industrialClose = {
  "indu-close-thread": {
    subject: "Thread of a bolt from close by",
    kind: "detail",
    ratio: "1:1",
    closeUp: true,
    focal: [0.5, 0.45],
    alt: "Thread of a steel bolt from close by, a zinc-plated nut in front of it, out of focus.",
  },
  "indu-close-gauge": {
    subject: "Vernier gauge at work",
    kind: "work",
    ratio: "3:2",
    closeUp: true,
    focal: [0.5, 0.5],
    alt: "Vernier gauge closed on a turned ring of steel, a drawing beside it on a blue cloth.",
  },
  "indu-close-basket": {
    subject: "Bolts at red heat",
    kind: "work",
    ratio: "16:9",
    light: "night",
    closeUp: true,
    focal: [0.5, 0.55],
    alt: "Wire basket full of bolts that glow orange and red in a brick furnace.",
  },
} as const satisfies Subjects;
