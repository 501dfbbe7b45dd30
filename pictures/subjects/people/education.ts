import type { Subjects } from "../../subject.ts";

export const educationPeople = {
  "person-teacher-obi": {
    subject: "Obi, teacher",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Bald teacher with gold glasses and a green tie, laughing, a white pointer in his hand.",
  },
  "person-pupil-bethan": {
    subject: "Bethan, nine, with a globe",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Girl with freckles and two ginger plaits in blue dungarees, grinning, a globe in her arms.",
  },
} as const satisfies Subjects;
