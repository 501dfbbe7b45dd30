import type { Subjects } from "../subject.ts";

export const architectureAndBuildingPeople = {
  "person-architect-nadia": {
    subject: "Nadia, architect",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Woman with a dark chin-length bob and round black glasses in a slate roll-neck, a roll of drawings in her hand.",
  },
  "person-carpenter-tom": {
    subject: "Tom, carpenter",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Broad man with grey hair and a full beard in a leather-brown apron over a blue shirt, a wooden mallet in his hand.",
  },
  "person-architect-priya": {
    subject: "Priya, architect",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Young woman with long black hair in a mustard jumper, one hand in the other, before a terracotta wall.",
  },
  "person-client-imogen": {
    subject: "Imogen, client of an architect",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Freckled woman with a head of copper curls in a cream cardigan over grey-green, smiling.",
  },
} as const satisfies Subjects;
