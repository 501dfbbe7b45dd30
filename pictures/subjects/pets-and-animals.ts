import type { Subjects } from "../subject.ts";

export const petsAndAnimals = {
  "pets-dog": {
    subject: "Sitting dog",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.66, 0.52],
    alt: "Caramel-coloured toy dog with brown ears and a red collar sitting beside a red striped ball and a full blue bowl, window light on a pistachio wall.",
  },
  "pets-cat": {
    subject: "Cat on a cushion",
    kind: "detail",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "Ginger toy cat sitting upright on a round navy cushion, tail curled round its paws, a ball of red wool unwinding in front.",
  },
  "pets-bowl": {
    subject: "Dog bowl and toys",
    kind: "detail",
    ratio: "1:1",
    focal: [0.42, 0.5],
    alt: "Red dog bowl full of kibble with a white bone on its side, a chew bone and a yellow striped ball beside it.",
  },
} as const satisfies Subjects;
