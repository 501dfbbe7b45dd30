import type { Subjects } from "../subject.ts";

export const musicAndEntertainment = {
  "musi-turntable": {
    subject: "Turntable and speaker",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.5, 0.6],
    alt: "Turntable playing a black record with a red label, a walnut loudspeaker and a row of sleeves against a plum wall.",
  },
  "musi-keys": {
    subject: "Piano keys",
    kind: "detail",
    ratio: "3:2",
    focal: [0.5, 0.5],
    alt: "Piano keyboard seen along the keys, a strip of red felt behind the ivory and ebony in warm slanting light.",
  },
  "musi-guitar": {
    subject: "Acoustic guitar",
    kind: "detail",
    ratio: "4:5",
    focal: [0.55, 0.55],
    alt: "Acoustic guitar leaning on an orange wall striped by a blind, a teal footstool and a record on the floor.",
  },
} as const satisfies Subjects;
