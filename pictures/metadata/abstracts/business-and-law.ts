import type { Subjects } from "../subject.ts";

export const businessAbstracts = {
  "busi-abstract-guilloche": {
    subject: "Rosette of a certificate",
    kind: "detail",
    hand: "abstract",
    ratio: "16:9",
    focal: [0.65, 0.5],
    alt: "Engraved rosette of a share certificate from close by, fine lines crossing in eight lobes beside a waved border.",
  },
  "busi-abstract-marble": {
    subject: "Marbled endpaper",
    kind: "detail",
    hand: "abstract",
    ratio: "16:9",
    focal: [0.5, 0.5],
    alt: "Marbled paper inside a binding from close by, combed in scallops of five tones.",
  },
} as const satisfies Subjects;
