import type { Subjects } from "./subject.ts";

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
  "educ-classroom": {
    subject: "Classroom",
    kind: "place",
    light: "room",
    ratio: "3:2",
    focal: [0.5, 0.55],
    alt: "Sunny classroom with small tables and coloured chairs, a blackboard, a bookcase and paper kites on the wall.",
  },
  "educ-front": {
    subject: "School with kites above it",
    kind: "establishing",
    light: "street",
    ratio: "3:2",
    focal: [0.5, 0.5],
    alt: "Brick school with a green door, four kites in the air above the yard and a bicycle at the wall.",
  },
  "educ-evening": {
    subject: "Evening class",
    kind: "place",
    light: "night",
    ratio: "3:2",
    focal: [0.5, 0.55],
    alt: "Evening classroom: one long table with books and paper under three green lamps, night in the window.",
  },
  "educ-bookbinding": {
    subject: "Bookbinding with thread and needle",
    kind: "work",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "Folded sheets, a red bound book, a reel of blue thread, a needle and a bone folder.",
  },
  "educ-weather-station": {
    subject: "Weather station on the roof",
    kind: "detail",
    light: "street",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "White slatted weather box on a roof with a wind meter of three red cups and a blue rain gauge.",
  },
} as const satisfies Subjects;
