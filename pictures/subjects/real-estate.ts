import type { Subjects } from "../subject.ts";

export const realEstate = {
  "real-street": {
    subject: "Row of houses",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.6, 0.55],
    alt: "Row of four painted model houses with gabled roofs, two round trees, two small figures and an agent's red sign in evening sun.",
  },
  "real-keys": {
    subject: "Keys on hooks",
    kind: "detail",
    ratio: "4:5",
    focal: [0.5, 0.4],
    alt: "Brass key, steel key and a red house-shaped tag hanging from three hooks on a wooden rail, long shadows on a sage wall.",
  },
  "real-plan": {
    subject: "Open floor plan",
    kind: "detail",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "Model of a flat seen from above without its roof: white walls, wooden floor, sofa on a coral rug, bed, round table and a small tree.",
  },
} as const satisfies Subjects;
