import type { Subjects } from "../subject.ts";

export const educationClose = {
  "educ-close-pencils": {
    subject: "Coloured pencils from close by",
    kind: "detail",
    ratio: "16:9",
    closeUp: true,
    focal: [0.5, 0.5],
    alt: "A crowd of sharpened coloured pencils from close by, their paint ending in scallops where they were cut.",
  },
} as const satisfies Subjects;
