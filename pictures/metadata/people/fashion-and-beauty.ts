import type { Subjects } from "../subject.ts";

export const fashionAndBeautyPeople = {
  "person-seamstress-halima": {
    subject: "Halima, seamstress",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Seamstress in a plum headscarf and a sage dress, a yellow tape measure around her neck and scissors in her hand.",
  },
  "person-client-moira": {
    subject: "Moira in her hat",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Elderly woman with a silver bob under a wine-red felt hat with a brim, a berry scarf around her neck.",
  },
  "person-facialist-catriona": {
    subject: "Catriona, facialist",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Freckled woman with copper hair in a bun and a cream tunic edged in gold, hands folded.",
  },
  "person-makeup-femi": {
    subject: "Femi, make-up artist",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Man with close-cropped hair and gold ear studs in a berry jumper, a large powder brush in his hand.",
  },
  "person-brows-jun": {
    subject: "Jun, brow artist",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Young person with black hair swept to a side in a pale wrap jacket over sage green, hands folded.",
  },
} as const satisfies Subjects;
