import type { Subjects } from "../subject.ts";

export const industrialAbstracts = {
  "indu-abstract-thread": {
    subject: "Turns of a thread",
    kind: "detail",
    hand: "abstract",
    ratio: "3:2",
    focal: [0.5, 0.5],
    alt: "The slanting turns of a bolt's thread from very near, light along the upper half.",
  },
  "indu-abstract-heat": {
    subject: "Curve of a heat treatment",
    kind: "detail",
    hand: "abstract",
    ratio: "3:2",
    focal: [0.45, 0.4],
    alt: "A curve on squared paper: up steeply, held, quenched, tempered lower and let cool, glowing below the line.",
  },
  "indu-abstract-truss": {
    subject: "Girder of a footbridge",
    kind: "detail",
    hand: "abstract",
    ratio: "16:9",
    focal: [0.5, 0.4],
    alt: "Girder of a footbridge from close by, crossed diagonals held by plates with nine bolts each.",
  },
} as const satisfies Subjects;
