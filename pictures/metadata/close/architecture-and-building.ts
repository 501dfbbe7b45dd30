import type { Subjects } from "../subject.ts";

export const architectureClose = {
  "arch-close-extension": {
    subject: "Extension of larch and glass",
    kind: "establishing",
    ratio: "3:2",
    light: "evening",
    full: true,
    focal: [0.55, 0.5],
    alt: "Brick terrace from its garden with a new flat-roofed room of larch and glass, a table on the terrace.",
  },
  "arch-close-joint": {
    subject: "Pegged oak joint",
    kind: "detail",
    ratio: "3:2",
    closeUp: true,
    focal: [0.6, 0.5],
    alt: "Pegged joint of two oak beams from close by, shavings and a chisel in front of it.",
  },
} as const satisfies Subjects;
