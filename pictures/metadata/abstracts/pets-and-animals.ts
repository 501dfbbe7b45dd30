import type { Subjects } from "../subject.ts";

export const petsAbstracts = {
  "pets-abstract-trail": {
    subject: "Two trails of paw prints",
    kind: "detail",
    hand: "abstract",
    ratio: "3:2",
    focal: [0.5, 0.5],
    alt: "Large pale paw prints climb from left to right, small dark ones cross them.",
  },
  "pets-abstract-bowl": {
    subject: "Full bowl from above",
    kind: "goods",
    hand: "abstract",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "A round bowl from above, filled with dry food.",
  },
  "pets-abstract-tag": {
    subject: "Tag on a collar",
    kind: "detail",
    hand: "abstract",
    ratio: "1:1",
    focal: [0.5, 0.6],
    alt: "A round tag with a bone on it hangs from a stitched collar.",
  },
  "pets-abstract-tabby": {
    subject: "Flank of a tabby",
    kind: "detail",
    hand: "abstract",
    ratio: "16:9",
    focal: [0.5, 0.5],
    alt: "Fur of a tabby cat from close by, short hairs lying one way with dark bands across them.",
  },
} as const satisfies Subjects;
