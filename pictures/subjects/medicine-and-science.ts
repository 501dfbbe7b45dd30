import type { Subjects } from "../subject.ts";

export const medicineAndScience = {
  "medi-bench": {
    subject: "Laboratory bench with flasks",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.6, 0.6],
    alt: "Round and conical glass flasks and a wooden rack of test tubes with coloured liquids in front of a mint wall.",
  },
  "medi-capsules": {
    subject: "Capsules and tablets",
    kind: "detail",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "Two-coloured capsules and white tablets scattered on salmon pink, one capsule standing upright.",
  },
  "medi-stethoscope": {
    subject: "Stethoscope",
    kind: "detail",
    ratio: "4:5",
    focal: [0.5, 0.45],
    alt: "Navy stethoscope curled on a pale mint surface beside a coral heart, window bars falling across both.",
  },
  "medi-waiting-room": {
    subject: "Surgery waiting room",
    kind: "place",
    light: "room",
    ratio: "3:2",
    focal: [0.5, 0.55],
    alt: "Bright waiting room with four chairs in teal and coral, a reception desk with a bell and a large plant.",
  },
  "medi-consulting": {
    subject: "Consulting room",
    kind: "place",
    light: "room",
    ratio: "3:2",
    focal: [0.5, 0.55],
    alt: "Consulting room with an examination couch, a desk with a screen, two chairs and an eye chart.",
  },
  "medi-front": {
    subject: "Doctors' house on Tern Street",
    kind: "place",
    light: "overcast",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "Stone town house of three floors with a teal door, a brass plate and a handrail.",
  },
  "medi-weekly-tray": {
    subject: "Weekly tray of tablets",
    kind: "goods",
    light: "seamless",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "Tray of tablets sorted into seven days and three hours, a glass of water beside it.",
  },
  "medi-jab": {
    subject: "Syringe and two vials",
    kind: "detail",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "Syringe, two vials with coloured caps and a ball of cotton wool in a steel tray.",
  },
} as const satisfies Subjects;
