import type { Subjects } from "../subject.ts";

export const technology = {
  "tech-desk": {
    subject: "Laptop and phone",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.66, 0.55],
    alt: "Laptop showing a page of coloured tiles, a phone on a stand and an amber mug on a blue-grey desk.",
  },
  "tech-chip": {
    subject: "Chip on a board",
    kind: "detail",
    ratio: "1:1",
    focal: [0.5, 0.48],
    alt: "Processor on a green circuit board with golden pins and tracks and one small amber lamp lit.",
  },
  "tech-keycaps": {
    subject: "Keyboard keys",
    kind: "detail",
    ratio: "3:2",
    focal: [0.55, 0.45],
    alt: "Close view of keyboard keys in white, ink and blue with a single amber key pressed down.",
  },
} as const satisfies Subjects;
