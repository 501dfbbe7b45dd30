import type { Subjects } from "../subject.ts";

export const carsAndTransportationPeople = {
  "person-mechanic-sanjay": {
    subject: "Sanjay, mechanic",
    kind: "person",
    ratio: "3:4",
    full: true,
    focal: [0.5, 0.35],
    alt: "Mechanic with black hair and stubble in rolled-up red overalls, a large spanner in his hand.",
  },
  "person-driver-bernice": {
    subject: "Bernice, bus driver",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Bus driver in a navy cap, shirt and red tie, curls showing below the cap, both hands on the steering wheel.",
  },
  "person-driver-gwil": {
    subject: "Gwil, bus driver",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Older driver with a thick grey moustache, a peaked cap and a dark body warmer over a green shirt.",
  },
} as const satisfies Subjects;
