import type { Subjects } from "../subject.ts";

export const sale = {
  "sale-bags": {
    subject: "Shopping bags",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.62, 0.55],
    alt: "Yellow, blue and white paper shopping bags and a pink box with a white bow in a bright red room, a price tag on the floor.",
  },
  "sale-tags": {
    subject: "Price tags",
    kind: "detail",
    ratio: "4:5",
    focal: [0.5, 0.45],
    alt: "Three price tags hanging on cords in front of yellow, the red one in front showing a percent sign.",
  },
  "sale-gift": {
    subject: "Wrapped presents",
    kind: "detail",
    ratio: "1:1",
    focal: [0.45, 0.5],
    alt: "Red, white and blue presents with ribbons and bows, two stacked and one beside them on pink, a red percent tag lying in front.",
  },
} as const satisfies Subjects;
