import type { Subjects } from "../subject.ts";

export const education = {
  "educ-books": {
    subject: "School books and an apple",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.62, 0.58],
    alt: "Red apple on a tall stack of school books, a blue pot of pencils and toy blocks in front of a sunlit yellow wall.",
  },
  "educ-abacus": {
    subject: "Wooden abacus",
    kind: "detail",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "Wooden abacus with five rows of coloured beads, pushed to different sums, standing in window light on blue.",
  },
  "educ-globe": {
    subject: "Classroom globe",
    kind: "detail",
    ratio: "4:5",
    focal: [0.5, 0.45],
    alt: "Classroom globe with raised green land on a wooden foot, two exercise books and a yellow pencil beside it.",
  },
} as const satisfies Subjects;
