import type { Subjects } from "../subject.ts";

export const sports = {
  "spor-court": {
    subject: "Hoop and ball",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.6, 0.5],
    alt: "Basketball on a clay-red court below a hoop whose net throws a long shadow, a bench and two lime cones nearby.",
  },
  "spor-kettlebell": {
    subject: "Kettlebell and dumb-bell",
    kind: "detail",
    ratio: "4:5",
    focal: [0.45, 0.55],
    alt: "Black kettlebell with an orange disc, a navy dumb-bell and a lime skipping rope on a grey gym floor.",
  },
  "spor-racket": {
    subject: "Badminton racket",
    kind: "detail",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "Orange badminton racket leaning against a cream wall, two white shuttlecocks on the green court in front of it.",
  },
} as const satisfies Subjects;
