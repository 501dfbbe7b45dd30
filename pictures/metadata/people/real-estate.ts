import type { Subjects } from "../subject.ts";

export const realEstatePeople = {
  "person-agent-amir": {
    subject: "Amir, letting agent",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Letting agent with swept-back black hair in a slate jacket, holding up three brass keys on a ring.",
  },
  "person-buyers-theo-and-mai": {
    subject: "Theo and Mai, buyers",
    kind: "person",
    ratio: "4:3",
    focal: [0.5, 0.4],
    alt: "Couple side by side: a man with brown hair, glasses and a blue jumper, a woman with a black bob and a yellow top.",
  },
  "person-repairs-kath": {
    subject: "Kath, repairs",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Woman in blue dungarees and a striped shirt, a brick-red cap turned backwards, a red spanner in her hand.",
  },
  "person-seller-doreen": {
    subject: "Doreen, who sold in May",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Elderly woman with lilac-grey curls and red-brown glasses in a violet cardigan with a pearl necklace.",
  },
} as const satisfies Subjects;
