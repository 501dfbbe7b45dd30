import type { Subjects } from "../subject.ts";

export const portfolioPeople = {
  "person-photographer-ada": {
    subject: "Ada, photographer",
    kind: "person",
    ratio: "3:4",
    full: true,
    focal: [0.5, 0.35],
    alt: "Photographer with a short black fringe and a graphite roll-neck, a camera held in both hands.",
  },
  "person-client-ewan": {
    subject: "Ewan with a jar of salt",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Man with a rust beanie and a ginger beard in a cream roll-neck, holding a white jar of salt.",
  },
  "person-curator-ilse": {
    subject: "Ilse, curator",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Tall older woman with white hair in a knot, yellow glasses and yellow beads over a dark blue dress.",
  },
} as const satisfies Subjects;
