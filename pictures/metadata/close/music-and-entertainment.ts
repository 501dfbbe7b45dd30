import type { Subjects } from "../subject.ts";

export const musicClose = {
  "musi-close-hammers": {
    subject: "Hammers inside the piano",
    kind: "detail",
    ratio: "16:9",
    closeUp: true,
    focal: [0.45, 0.5],
    alt: "Row of felt hammers inside an upright piano, seen along the strings, three of them risen to strike.",
  },
} as const satisfies Subjects;
