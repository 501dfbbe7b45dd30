import type { Subjects } from "../subject.ts";

export const portfolio = {
  "port-wall": {
    subject: "Prints and a camera",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.6, 0.5],
    alt: "Framed prints leaning against a gallery-white wall, a film camera on a plinth and a yellow portfolio case.",
  },
  "port-camera": {
    subject: "Film camera",
    kind: "detail",
    ratio: "1:1",
    focal: [0.45, 0.5],
    alt: "Black and chrome film camera with a leather strap on mustard yellow, its lens cap lying in front.",
  },
  "port-swatches": {
    subject: "Colour fan",
    kind: "detail",
    ratio: "4:5",
    focal: [0.5, 0.55],
    alt: "Fan of eight colour swatches from graphite to yellow on a grey table with blank cards and a pencil.",
  },
} as const satisfies Subjects;
