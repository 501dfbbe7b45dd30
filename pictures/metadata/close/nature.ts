import type { Subjects } from "../subject.ts";

export const natureClose = {
  "natu-close-houseleek": {
    subject: "Houseleek from close by",
    kind: "goods",
    ratio: "16:9",
    closeUp: true,
    focal: [0.5, 0.5],
    alt: "Houseleek from close by, a rosette of pale green leaves that turn copper towards their tips, among smaller ones on grit.",
  },
} as const satisfies Subjects;
