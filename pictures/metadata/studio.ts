import type { Subjects } from "./subject.ts";

export const studio = {
  "hero-day": {
    subject: "Room in daylight",
    kind: "establishing",
    ratio: "16:9",
    focal: [0.75, 0.65],
    alt: "A sunlit plaster room: a page laid out in clay tiles leans on the wall beside steps, an arch and a golden ball.",
  },
  "hero-dusk": {
    subject: "Room at dusk",
    kind: "establishing",
    ratio: "16:9",
    focal: [0.75, 0.65],
    alt: "The same plaster room at dusk: the golden ball glows like a lamp beside the leaning clay page, steps and arch.",
  },
  "hero-phone-day": {
    subject: "Room in daylight, upright",
    kind: "establishing",
    ratio: "2:3",
    focal: [0.5, 0.75],
    alt: "Upright view of the sunlit room with the clay page, steps and golden ball below a wide empty wall.",
  },
  "hero-phone-dusk": {
    subject: "Room at dusk, upright",
    kind: "establishing",
    ratio: "2:3",
    focal: [0.5, 0.75],
    alt: "Upright view of the room at dusk, the ball glowing beside the clay page below a darkening wall.",
  },
  "studio-phone": {
    subject: "Phone with a page",
    kind: "detail",
    ratio: "3:2",
    focal: [0.6, 0.5],
    alt: "Phone standing upright with a web page made of raised clay tiles on its screen, a bowl of spare tiles beside it.",
  },
  "studio-plan": {
    subject: "Plan of three pages",
    kind: "detail",
    ratio: "3:2",
    focal: [0.55, 0.5],
    alt: "Planning board with three columns of five clay tiles, a page and its sections each, one tile in sun yellow.",
  },
  "studio-missing": {
    subject: "Empty picture frame",
    kind: "detail",
    ratio: "3:2",
    focal: [0.6, 0.45],
    alt: "Empty picture frame hanging crooked on a sunlit wall, the yellow disc that belongs in it rolled away on the floor.",
  },
  "studio-preview": {
    subject: "Blank page in a room",
    kind: "detail",
    ratio: "16:9",
    focal: [0.6, 0.5],
    alt: "Blank browser window cut from white card leaning on a plaster wall in window light, a yellow ball beside it.",
  },
} as const satisfies Subjects;
