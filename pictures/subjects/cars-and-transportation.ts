import type { Subjects } from "../subject.ts";

export const carsAndTransportation = {
  "cars-saloon": {
    subject: "Red saloon car",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.62, 0.62],
    alt: "Red clay saloon car parked against a pale blue wall, with an orange cone, a round yellow sign and road markings.",
  },
  "cars-tyres": {
    subject: "Stack of tyres",
    kind: "detail",
    ratio: "1:1",
    focal: [0.5, 0.55],
    alt: "Three black tyres stacked on a mustard floor, a fourth with a five-spoke wheel leaning against them.",
  },
  "cars-key": {
    subject: "Car key and fob",
    kind: "detail",
    ratio: "4:5",
    focal: [0.5, 0.45],
    alt: "Car key with a black remote fob and a leather tag on a blue surface, a tiny yellow car in the corner.",
  },
} as const satisfies Subjects;
