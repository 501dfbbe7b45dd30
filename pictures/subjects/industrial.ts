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
  "indu-press-hall": {
    subject: "Press hall",
    kind: "establishing",
    light: "room",
    ratio: "16:9",
    focal: [0.5, 0.55],
    alt: "Factory hall with four green and orange presses, coils of wire on the floor and a blue door at the end.",
  },
  "indu-coil": {
    subject: "Coil of wire",
    kind: "goods",
    ratio: "1:1",
    focal: [0.5, 0.55],
    alt: "Coil of copper-coloured wire held by orange straps, its end drawn out beside four cut blanks.",
  },
  "indu-pallets": {
    subject: "Boxes on pallets, lorry waiting",
    kind: "work",
    light: "street",
    ratio: "3:2",
    focal: [0.5, 0.55],
    alt: "Three pallets of boxes with orange tape in a yard, a white lorry backing up to them.",
  },
  "indu-bolt": {
    subject: "One bolt and its nut",
    kind: "goods",
    light: "seamless",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "One large steel bolt standing on its head beside an orange nut.",
  },
  "indu-furnace": {
    subject: "Furnace with glowing blanks",
    kind: "work",
    light: "night",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "Furnace with a glowing mouth behind a blue frame, red-hot blanks laid out before it.",
  },
} as const satisfies Subjects;
