import type { Subjects } from "../subject.ts";

export const studioPaper = {
  "studio-paper-found": {
    subject: "Shop found on a map, cut from paper",
    kind: "detail",
    hand: "paper",
    ratio: "3:2",
    focal: [0.55, 0.5],
    alt: "Town map of cut paper with a hand lens over it: one shop under the lens has a red pin.",
  },
} as const satisfies Subjects;
