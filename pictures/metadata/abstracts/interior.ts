import type { Subjects } from "../subject.ts";

export const interiorAbstracts = {
  "inte-abstract-fan": {
    subject: "Fan of nine colour cards",
    kind: "goods",
    hand: "abstract",
    ratio: "3:2",
    focal: [0.5, 0.5],
    alt: "Nine paint cards fanned out on one rivet, from pale through dark and back.",
  },
  "inte-abstract-plan": {
    subject: "Plan of a small room",
    kind: "work",
    hand: "abstract",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "The plan of a small room with a bed, a round table, a cupboard and a door, measured along two sides.",
  },
  "inte-abstract-grain": {
    subject: "Grain of a board",
    kind: "detail",
    hand: "abstract",
    ratio: "16:9",
    focal: [0.65, 0.4],
    alt: "Grain of a wooden board from close by, flowing round two knots.",
  },
} as const satisfies Subjects;
