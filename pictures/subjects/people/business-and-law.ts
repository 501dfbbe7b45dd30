import type { Subjects } from "../../subject.ts";

export const businessAndLawPeople = {
  "person-solicitor-harriet": {
    subject: "Harriet, solicitor",
    kind: "person",
    ratio: "3:4",
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
} as const satisfies Subjects;
