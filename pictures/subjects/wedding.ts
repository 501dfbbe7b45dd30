import type { Subjects } from "../subject.ts";

export const wedding = {
  "wedd-table": {
    subject: "Wedding cake",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.66, 0.5],
    alt: "Three-tier white wedding cake with roses on a round table laid to the floor, two champagne coupes and a small vase of flowers.",
  },
  "wedd-rings": {
    subject: "Wedding rings",
    kind: "detail",
    ratio: "1:1",
    focal: [0.48, 0.45],
    alt: "Gold ring with a diamond standing and a rose-gold ring lying on a speckled stone, a sprig and a silk ribbon around.",
  },
  "wedd-flowers": {
    subject: "Bouquet in a vase",
    kind: "detail",
    ratio: "4:5",
    focal: [0.5, 0.42],
    alt: "Bouquet of ivory, blush and wine-red roses with eucalyptus in a white vase, two rings on the table.",
  },
} as const satisfies Subjects;
