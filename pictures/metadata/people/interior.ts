import type { Subjects } from "../subject.ts";

export const interiorPeople = {
  "person-decorator-rosalind": {
    subject: "Rosalind, decorator",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Decorator with her hair up in a rust-red band and green dungarees, a paint roller in her hand.",
  },
  "person-colourist-tunde": {
    subject: "Tunde, colour and cloth",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Man with a round afro and a short beard holding a roll of rust-red cloth across his chest.",
  },
  "person-client-hester": {
    subject: "Hester, client",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Woman with short grey hair and blue glasses in a rust jumper and a striped scarf.",
  },
} as const satisfies Subjects;
