import type { Subjects } from "../subject.ts";

export const sportsPeople = {
  "person-swimmer-noor": {
    subject: "Noor, swimmer",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Smiling swimmer in a lime cap and navy costume whose right arm ends below the elbow.",
  },
  "person-coach-winston": {
    subject: "Winston, coach",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Coach with a grey beard, a navy cap and a lime lanyard, a clipboard in his hand.",
  },
  "person-player-kirsty": {
    subject: "Kirsty, number 4",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Basketball player with two round bunches of hair and a white headband in an orange shirt with the number 4.",
  },
  "person-player-lina": {
    subject: "Lina, number 11",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Basketball player in a navy sports headscarf and an orange shirt with the number 11.",
  },
  "person-player-morag": {
    subject: "Morag, number 7",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Freckled basketball captain with a red ponytail in an orange shirt with the number 7, arms folded.",
  },
  "person-player-dee": {
    subject: "Dee, number 15",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Broad basketball player with very short hair in an orange shirt with the number 15, a ball in her hands.",
  },
  "person-player-ania": {
    subject: "Ania, number 23",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Very tall basketball player with fair hair in a bun and an orange shirt with the number 23.",
  },
} as const satisfies Subjects;
