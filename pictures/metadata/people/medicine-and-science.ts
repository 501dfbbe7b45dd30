import type { Subjects } from "../subject.ts";

export const medicineAndSciencePeople = {
  "person-doctor-samir": {
    subject: "Samir, doctor",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Doctor with a trimmed beard and square glasses in a white coat and coral tie, a clipboard in his hand.",
  },
  "person-nurse-orla": {
    subject: "Orla, nurse",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Nurse with dark hair in a bun and blue scrubs edged in white, arms folded, laughing.",
  },
  "person-doctor-fiona": {
    subject: "Fiona, doctor",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Doctor with a copper bob and freckles in a white coat over teal, a stethoscope around her neck.",
  },
  "person-physiotherapist-tariq": {
    subject: "Tariq, physiotherapist",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Broad-shouldered physiotherapist in a white polo shirt stretching a coral exercise band between his hands.",
  },
} as const satisfies Subjects;
