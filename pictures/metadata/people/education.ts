import type { Subjects } from "../subject.ts";

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
  "person-teacher-mair": {
    subject: "Mair, teacher",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Elderly woman with white curls and plum glasses in a plum cardigan with a pale necklace, hands folded.",
  },
  "person-teacher-lucia": {
    subject: "Lucía, teacher",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Young woman with long dark hair in a red dress, holding an open book towards us.",
  },
  "person-father-rhodri-and-nel": {
    subject: "Rhodri and Nel, father and daughter",
    kind: "person",
    ratio: "4:3",
    focal: [0.5, 0.4],
    alt: "Bearded father in a green jumper behind his small daughter, who has a brown bob and an orange jumper.",
  },
  "person-mother-amara-and-issa": {
    subject: "Amara and Issa, mother and son",
    kind: "person",
    ratio: "4:3",
    focal: [0.5, 0.4],
    alt: "Mother in an orange headwrap and gold beads beside her small son in a yellow shirt.",
  },
  "person-mother-kit": {
    subject: "Kit, mother of twins",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Woman with short fair hair in a dark blue jumper with a thick orange scarf.",
  },
} as const satisfies Subjects;
