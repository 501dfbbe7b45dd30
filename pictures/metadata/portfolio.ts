import type { Subjects } from "./subject.ts";

export const portfolio = {
  "port-wall": {
    subject: "Prints and a camera",
    kind: "establishing",
    ratio: "3:2",
    full: true,
    focal: [0.6, 0.5],
    alt: "Framed prints leaning against a gallery-white wall, a film camera on a plinth and a yellow portfolio case.",
  },
  "port-camera": {
    subject: "Film camera",
    kind: "detail",
    ratio: "1:1",
    focal: [0.45, 0.5],
    alt: "Black and chrome film camera with a leather strap on mustard yellow, its lens cap lying in front.",
  },
  "port-swatches": {
    subject: "Colour fan",
    kind: "detail",
    ratio: "4:5",
    focal: [0.5, 0.55],
    alt: "Fan of eight colour swatches from graphite to yellow on a grey table with blank cards and a pencil.",
  },
  "port-studio": {
    subject: "Still life studio",
    kind: "place",
    light: "room",
    ratio: "3:2",
    focal: [0.5, 0.55],
    alt: "Photographer's studio: a yellow cup on a paper sweep, camera on a tripod, reflectors and two tall windows.",
  },
  "port-salt-jars": {
    subject: "Eleven white jars",
    kind: "goods",
    light: "seamless",
    ratio: "3:2",
    focal: [0.5, 0.55],
    alt: "Eleven white jars of different heights on white, one with a yellow lid.",
  },
  "port-buttons": {
    subject: "Thirty buttons in rows",
    kind: "detail",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "Thirty buttons of different colours and sizes laid out in five rows in window light.",
  },
  "port-bindery-yard": {
    subject: "Bindery Yard with a van",
    kind: "place",
    light: "overcast",
    ratio: "3:2",
    focal: [0.5, 0.55],
    alt: "Yard of three workshop houses under cloud, one with a yellow door, a dark van parked before it.",
  },
  "port-cup-one-window": {
    subject: "One cup, one window",
    kind: "work",
    ratio: "1:1",
    focal: [0.5, 0.55],
    alt: "White cup lit by one window, a black card standing beside it.",
  },
} as const satisfies Subjects;
