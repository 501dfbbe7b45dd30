import type { Subjects } from "../subject.ts";

export const architectureAndBuilding = {
  "arch-arcade": {
    subject: "Arcade with steps",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.6, 0.55],
    alt: "White model of an arcade with four round arches above broad steps, a terracotta ball and a small figure in morning sun.",
  },
  "arch-stairs": {
    subject: "Flight of stairs",
    kind: "detail",
    ratio: "4:5",
    focal: [0.55, 0.5],
    alt: "Pale stone stairs rising steeply to the right, a dark figure near the top and a terracotta ball resting on a lower tread.",
  },
  "arch-model": {
    subject: "Site model",
    kind: "detail",
    ratio: "3:2",
    focal: [0.45, 0.5],
    alt: "Architect's site model on a cork board: white card blocks and little round trees around one terracotta dome.",
  },
} as const satisfies Subjects;
