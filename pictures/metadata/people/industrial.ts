import type { Subjects } from "../subject.ts";

export const industrialPeople = {
  "person-welder-rosa": {
    subject: "Rosa, welder",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Welder in a leather jacket and apron with dark goggles pushed up on her forehead, arms folded, grinning.",
  },
  "person-estimator-magda": {
    subject: "Magda, who answers drawings",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Woman with a fair ponytail, glasses and an orange hearing aid holding a clipboard, before a brick-red wall.",
  },
  "person-owner-sandra": {
    subject: "Sandra, owner of the works",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Woman in a white hard hat and an orange high-visibility vest over a blue shirt, arms folded.",
  },
  "person-toolmaker-delroy": {
    subject: "Delroy, toolmaker",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Toolmaker with grey hair, moustache and square glasses in a brown leather apron, a spanner in his hand.",
  },
} as const satisfies Subjects;
