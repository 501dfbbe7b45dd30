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
  "arch-close-scaffold": {
    subject: "Terrace under scaffold",
    kind: "place",
    ratio: "16:9",
    light: "evening",
    between: { 1152: 38_000 },
    focal: [0.5, 0.5],
    alt: "Terrace of four old fronts in stone and lime, the middle two behind a scaffold with boards, a ladder and a bucket on a rope.",
  },
  "arch-close-lime": {
    subject: "Lime mortar between old bricks",
    kind: "detail",
    ratio: "16:9",
    closeUp: true,
    focal: [0.5, 0.5],
    alt: "Old bricks in raking sun from close by, wide joints of pale lime between them and a trowel laid in one.",
  },
} as const satisfies Subjects;
