import type { Subjects } from "../subject.ts";

export const nature = {
  "natu-hills": {
    subject: "Hills and sun",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.6, 0.55],
    alt: "Clay hills in three greens with round trees and firs, an ochre sun disc behind them and the shade of leaves above.",
  },
  "natu-plants": {
    subject: "Cactus and succulents",
    kind: "detail",
    ratio: "4:5",
    focal: [0.45, 0.55],
    alt: "Flowering cactus and a rosette succulent in terracotta pots on a cream ledge in window light.",
  },
  "natu-stones": {
    subject: "Balanced stones",
    kind: "detail",
    ratio: "1:1",
    focal: [0.45, 0.5],
    alt: "Five balanced river stones from grey to ochre beside red-capped mushrooms and a leafy sprig.",
  },
} as const satisfies Subjects;
