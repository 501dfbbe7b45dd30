import type { Subjects } from "../subject.ts";

export const technologyAbstracts = {
  "tech-abstract-timetable": {
    subject: "A day of buses as a graph",
    kind: "detail",
    hand: "abstract",
    ratio: "3:2",
    focal: [0.5, 0.5],
    alt: "Graph of a day of buses: lines slant up and down between stops, one of them stands out.",
  },
  "tech-abstract-day": {
    subject: "A day past midnight",
    kind: "detail",
    hand: "abstract",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "Clock whose day is a ring that runs on past its own beginning.",
  },
  "tech-abstract-braces": {
    subject: "Braces and lines of data",
    kind: "detail",
    hand: "abstract",
    ratio: "3:2",
    focal: [0.5, 0.5],
    alt: "Two large braces with lines of data between them.",
  },
  "tech-abstract-network": {
    subject: "Lines that run together",
    kind: "detail",
    hand: "abstract",
    ratio: "16:9",
    focal: [0.5, 0.5],
    alt: "Five lines of a network that meet, run side by side through three stations and part.",
  },
  "tech-abstract-signal": {
    subject: "A place and three masts",
    kind: "detail",
    hand: "abstract",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "Rings from three masts that cross at one marked place.",
  },
} as const satisfies Subjects;
