import type { Subjects } from "../../subject.ts";

export const fashionAndBeautyPeople = {
  "person-client-moira": {
    subject: "Moira in her hat",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Elderly woman with a silver bob under a wine-red felt hat with a brim, a berry scarf around her neck.",
  },
} as const satisfies Subjects;
