import type { Subjects } from "../subject.ts";

export const sportsClose = {
  "spor-close-barbell": {
    subject: "One barbell in the dark",
    kind: "detail",
    ratio: "16:9",
    light: "night",
    closeUp: true,
    focal: [0.6, 0.5],
    alt: "One barbell on the floor of a dark room, lamplight on its rough grip and on an orange plate.",
  },
  "spor-close-bib": {
    subject: "Number pinned to a yellow shirt",
    kind: "detail",
    ratio: "16:9",
    closeUp: true,
    focal: [0.5, 0.5],
    alt: "Paper race number 417 held by four safety pins on a yellow knitted shirt, from close by.",
  },
  "spor-close-floor": {
    subject: "Beech floor with its lines",
    kind: "detail",
    ratio: "16:9",
    light: "backlight",
    closeUp: true,
    focal: [0.5, 0.5],
    alt: "Polished beech floor of a sports hall from close by, white, orange and blue lines crossing it in low sun, a shuttlecock on it.",
  },
} as const satisfies Subjects;
