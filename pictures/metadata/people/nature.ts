import type { Subjects } from "../subject.ts";

export const naturePeople = {
  "person-gardener-joyce": {
    subject: "Joyce, gardener",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Laughing gardener in a straw hat and a moss-green apron, holding a leafy plant in a clay pot.",
  },
  "person-grafter-samir": {
    subject: "Samir, who grafts trees",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Man in a yellow turban with a full black beard and a green shirt, a sapling in his hand.",
  },
  "person-gatekeeper-ruth": {
    subject: "Ruth, gatekeeper",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Older woman with short grey hair, a green coat and a yellow scarf holding up a bunch of brass keys.",
  },
  "person-treasurer-philippa": {
    subject: "Philippa, treasurer",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Woman with a fair fringe and dark glasses in a cream cardigan, a moss-green account book in her arms.",
  },
} as const satisfies Subjects;
