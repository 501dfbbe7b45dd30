import type { Subjects } from "../subject.ts";

export const businessAndLawPeople = {
  "person-solicitor-harriet": {
    subject: "Harriet, solicitor",
    kind: "person",
    ratio: "3:4",
    full: true,
    focal: [0.5, 0.35],
    alt: "Older woman with a silver bob and brass glasses in an oxblood jacket, a dark law book in her arms.",
  },
  "person-solicitor-ngozi": {
    subject: "Ngozi, solicitor",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Woman with cornrows gathered into a bun and brass hoops in a golden jacket, a sheet of paper in her hand.",
  },
  "person-solicitor-edwin": {
    subject: "Edwin, solicitor",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Stout, almost bald man in a grey jacket with an oxblood bow tie, smiling.",
  },
  "person-solicitor-aksel": {
    subject: "Aksel, solicitor for land",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Tall fair man with a short beard in an olive jacket, a yellow measuring tape around his neck.",
  },
  "person-joiner-desmond": {
    subject: "Desmond, joiner",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Man in his sixties with a grey beard, a flat cap and a rust-coloured shirt, arms folded.",
  },
} as const satisfies Subjects;
