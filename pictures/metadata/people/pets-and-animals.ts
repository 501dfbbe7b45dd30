import type { Subjects } from "../subject.ts";

export const petsAndAnimalsPeople = {
  "person-vet-anjali": {
    subject: "Anjali, vet, with a dog",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Vet with a dark ponytail in teal scrubs and a stethoscope, a golden dog with brown ears and a red collar at her side.",
  },
  "person-nurse-bronagh": {
    subject: "Bronagh, nurse, with a parrot",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Freckled veterinary nurse with a copper bun in plum scrubs, a green parrot on her raised hand.",
  },
  "person-vet-piers": {
    subject: "Piers, vet, with a cat",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Fair-haired vet with square glasses in blue scrubs, holding a grey cat with green eyes.",
  },
} as const satisfies Subjects;
