import type { Subjects } from "../subject.ts";

export const travelAndHotels = {
  "trav-suitcase": {
    subject: "Leather suitcase",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.66, 0.55],
    alt: "Tan leather suitcase with a straw hat on top, a coral vanity case and a model aeroplane on a stand, palm shadow on a sea-green wall.",
  },
  "trav-bell": {
    subject: "Reception bell",
    kind: "detail",
    ratio: "4:5",
    focal: [0.45, 0.5],
    alt: "Brass reception bell on a wooden counter with a room key and coral tag, a white vase with leaves behind.",
  },
  "trav-parasol": {
    subject: "Deck chair and parasol",
    kind: "detail",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "Green deck chair under a coral and white parasol on sand, the sea behind, a yellow ball and a small sandcastle with a flag.",
  },
} as const satisfies Subjects;
