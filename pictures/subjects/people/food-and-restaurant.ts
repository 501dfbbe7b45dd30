import type { Subjects } from "../../subject.ts";

export const foodAndRestaurantPeople = {
  "person-barista-leo": {
    subject: "Leo, barista",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Barista with swept-up brown hair in a blue-striped shirt and dark apron, holding out a cup of coffee on a saucer.",
  },
} as const satisfies Subjects;
