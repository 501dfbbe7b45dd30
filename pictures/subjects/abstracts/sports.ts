import type { Subjects } from "../../subject.ts";

export const sportsAbstracts = {
  "spor-abstract-court": {
    subject: "Half a court from above",
    kind: "establishing",
    hand: "abstract",
    ratio: "3:2",
    focal: [0.55, 0.4],
    alt: "Half a basketball court from above, white lines on the brand colour, one ball near the arc.",
  },
  "spor-abstract-laps": {
    subject: "Ten lanes that bend",
    kind: "establishing",
    hand: "abstract",
    ratio: "3:2",
    focal: [0.6, 0.5],
    alt: "Ten lanes of a track bending together, one of them white, crossed by a finishing line.",
  },
  "spor-abstract-ten": {
    subject: "The number ten",
    kind: "detail",
    hand: "abstract",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "A race number: a tall white ten, one half of the nought in shade, a hole for a pin in each corner.",
  },
  "spor-abstract-flight": {
    subject: "Flight of a shuttlecock",
    kind: "detail",
    hand: "abstract",
    ratio: "3:2",
    focal: [0.6, 0.45],
    alt: "A shuttlecock and the dotted curve of its flight over a badminton net.",
  },
  "spor-abstract-plates": {
    subject: "Weight plates, end on",
    kind: "detail",
    hand: "abstract",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "Weight plates on a bar seen end on, as rings of light and dark.",
  },
} as const satisfies Subjects;
