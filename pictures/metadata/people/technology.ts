import type { Subjects } from "../subject.ts";

export const technologyPeople = {
  "person-developer-piotr": {
    subject: "Piotr, developer",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.3],
    alt: "Bearded developer with glasses in a wheelchair, typing on the laptop on his knees.",
  },
  "person-operator-farah": {
    subject: "Farah, operator",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Woman with shoulder-length dark hair and a headset in a deep blue shirt, hands folded.",
  },
  "person-engineer-winnie": {
    subject: "Winnie, engineer",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Laughing engineer with long cornrows, amber glasses and a high-visibility vest, a radio box with an aerial in her hand.",
  },
  "person-office-mrs-adeyemi": {
    subject: "Mrs Adeyemi, school office",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Woman in a plum headwrap, gold glasses and a lanyard over a cream cardigan.",
  },
  "person-depot-colin": {
    subject: "Colin, depot manager",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Man with thinning hair and large ears in a yellow-green high-visibility vest over a shirt.",
  },
  "person-parent-ruth": {
    subject: "Ruth, parent with a telephone",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Freckled woman with a brown ponytail and a pale scarf, a telephone in her hand.",
  },
} as const satisfies Subjects;
