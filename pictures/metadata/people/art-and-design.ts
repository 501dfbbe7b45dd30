import type { Subjects } from "../subject.ts";

export const artAndDesignPeople = {
  "person-designer-idris": {
    subject: "Idris, designer",
    kind: "person",
    ratio: "3:4",
    between: { 312: 8_000 },
    focal: [0.5, 0.35],
    alt: "Man with long locs in a cobalt shirt holding up a card with a red star on it, before an ochre wall.",
  },
  "person-signwriter-wanda": {
    subject: "Wanda, signwriter",
    kind: "person",
    ratio: "3:4",
    between: { 312: 8_000 },
    focal: [0.5, 0.35],
    alt: "Grinning woman with blonde hair tied up in a red band, striped shirt and dungarees, a paintbrush in her hand.",
  },
  "person-letterer-senga": {
    subject: "Senga, letterer",
    kind: "person",
    ratio: "3:4",
    between: { 312: 8_000 },
    focal: [0.5, 0.35],
    alt: "Older woman with short grey hair and red ear studs in a cobalt apron, an ink roller in her hand.",
  },
  "person-typesetter-callum": {
    subject: "Callum, typesetter on the telephone",
    kind: "person",
    ratio: "3:4",
    between: { 312: 8_000 },
    focal: [0.5, 0.35],
    alt: "Thin young man with ginger hair and freckles in a green jumper, wearing a headset.",
  },
} as const satisfies Subjects;
