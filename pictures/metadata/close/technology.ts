import type { Subjects } from "../subject.ts";

export const technologyClose = {
  "tech-close-board": {
    subject: "Circuit board from close by",
    kind: "detail",
    ratio: "16:9",
    closeUp: true,
    focal: [0.5, 0.5],
    alt: "Green circuit board from close by, a black chip with silver legs between small parts and fine traces.",
  },
  "tech-close-dots": {
    subject: "Departure board at 27:40",
    kind: "detail",
    ratio: "16:9",
    light: "night",
    closeUp: true,
    focal: [0.5, 0.5],
    alt: "Amber lamps of a departure board from close by read 27:40 in the dark, drops of rain between them.",
  },
  "tech-close-window": {
    subject: "One lit window",
    kind: "place",
    ratio: "16:9",
    light: "night",
    focal: [0.55, 0.4],
    alt: "Long brick tram shed at night in indigo, one arched window lit warm with somebody at a desk.",
  },
} as const satisfies Subjects;
