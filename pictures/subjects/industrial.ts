import type { Subjects } from "../subject.ts";

export const industrial = {
  "indu-works": {
    subject: "Factory and crane",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.5, 0.55],
    alt: "Model factory with a saw-tooth roof, two brick chimneys, a steel tank and an orange crane in hard striped light.",
  },
  "indu-gears": {
    subject: "Meshing gears",
    kind: "detail",
    ratio: "1:1",
    focal: [0.45, 0.5],
    alt: "Three meshing gears, one steel, one orange, one brass, casting sharp shadows on a pale wall.",
  },
  "indu-bolts": {
    subject: "Bolts and nuts",
    kind: "detail",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "Steel bolts standing and lying on dark grey with brass nuts, a washer and one orange hexagon nut.",
  },
} as const satisfies Subjects;
