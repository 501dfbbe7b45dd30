import type { Subjects } from "../subject.ts";

export const travelClose = {
  "trav-close-keys": {
    subject: "Room keys on their hooks",
    kind: "detail",
    ratio: "16:9",
    closeUp: true,
    focal: [0.5, 0.5],
    alt: "Brass room keys with numbered tags on a sea-green board wall in evening sun, one hook empty.",
  },
  "trav-close-low": {
    subject: "The window at low water",
    kind: "place",
    ratio: "16:9",
    light: "room",
    focal: [0.5, 0.5],
    alt: "Hotel room with a wide window on the harbour at low water, boats lying on the sand.",
  },
  "trav-close-half": {
    subject: "The window at half water",
    kind: "place",
    ratio: "16:9",
    light: "room",
    focal: [0.5, 0.5],
    alt: "The same window at half water, the sea among the stones and one boat afloat.",
  },
  "trav-close-high": {
    subject: "The window at high water",
    kind: "place",
    ratio: "16:9",
    light: "room",
    focal: [0.5, 0.5],
    alt: "The same window at high water, the sea up to the wall and every boat afloat.",
  },
} as const satisfies Subjects;
