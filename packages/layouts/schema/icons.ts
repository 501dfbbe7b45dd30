import { choice } from "./field.ts";

/** The drawings of the one icon set, in words for people. */
export const icons = {
  bag: "Bag",
  bell: "Bell",
  bolt: "Lightning",
  book: "Book",
  calendar: "Calendar",
  camera: "Camera",
  chat: "Speech",
  check: "Tick",
  clock: "Clock",
  cup: "Cup",
  drop: "Drop",
  heart: "Heart",
  home: "House",
  key: "Key",
  leaf: "Leaf",
  mail: "Letter",
  pen: "Pen",
  people: "People",
  phone: "Telephone",
  pin: "Place",
  play: "Film",
  ruler: "Ruler",
  shield: "Shield",
  sound: "Sound",
  star: "Star",
  sun: "Sun",
  tools: "Tools",
  truck: "Delivery",
} as const;

export const icon = choice({ label: "Drawing", otherwise: "check", options: icons });
