import type { Subjects } from "../subject.ts";

export const weddingPeople = {
  "person-couple-flowers": {
    subject: "Couple with flowers",
    kind: "person",
    ratio: "4:3",
    focal: [0.5, 0.4],
    alt: "Wedding couple: a bearded man in a green suit and bow tie, a laughing woman in ivory with a bouquet of roses.",
  },
  "person-family-of-four": {
    subject: "Family of four",
    kind: "person",
    ratio: "4:3",
    focal: [0.5, 0.4],
    alt: "Family at a wedding: father in a wine-red turban, mother in a rose dress with a sari end, grandmother with glasses, and a girl with plaits.",
  },
  "person-couple-harbour": {
    subject: "Two brides",
    kind: "person",
    ratio: "4:3",
    focal: [0.5, 0.4],
    alt: "Two brides side by side: one with long fair hair in an ivory dress, one with short dark hair in an ivory suit and bow tie.",
  },
  "person-florist-marco": {
    subject: "Marco, florist",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Florist with brown curls and stubble in a green apron, holding a bouquet of cream, yellow and orange flowers.",
  },
} as const satisfies Subjects;
