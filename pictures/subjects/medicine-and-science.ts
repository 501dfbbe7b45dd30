import type { Subjects } from "../subject.ts";

export const medicineAndScience = {
  "medi-bench": {
    subject: "Laboratory bench",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.6, 0.6],
    alt: "Round and conical glass flasks and a wooden rack of test tubes with coloured liquids in front of a mint wall.",
  },
  "medi-capsules": {
    subject: "Capsules and tablets",
    kind: "detail",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "Two-coloured capsules and white tablets scattered on salmon pink, one capsule standing upright.",
  },
  "medi-stethoscope": {
    subject: "Stethoscope",
    kind: "detail",
    ratio: "4:5",
    focal: [0.5, 0.45],
    alt: "Navy stethoscope curled on a pale mint surface beside a coral heart, window bars falling across both.",
  },
} as const satisfies Subjects;
