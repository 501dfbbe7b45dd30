import type { Subjects } from "../subject.ts";

export const fashionAndBeauty = {
  "fash-vanity": {
    subject: "Dressing table",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.68, 0.55],
    alt: "Scent bottles, a cream jar and a round brass mirror on a white plinth, a palm leaf's shadow on the blush wall.",
  },
  "fash-lipstick": {
    subject: "Three lipsticks",
    kind: "detail",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "Three open lipsticks in berry, coral and wine standing on raspberry pink, a cap and a powder compact before them.",
  },
  "fash-hat": {
    subject: "Straw hat on hat boxes",
    kind: "detail",
    ratio: "4:5",
    focal: [0.5, 0.45],
    alt: "Straw hat with a berry ribbon resting on two round hat boxes, a high-heeled shoe on the floor beside them.",
  },
} as const satisfies Subjects;
