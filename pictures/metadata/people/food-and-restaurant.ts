import type { Subjects } from "../subject.ts";

export const foodAndRestaurantPeople = {
  "person-baker-amina": {
    subject: "Amina, baker",
    kind: "person",
    ratio: "3:4",
    full: true,
    focal: [0.5, 0.35],
    alt: "Baker in a cream headscarf, green dress and white apron, holding a long scored loaf in both hands.",
  },
  "person-barista-leo": {
    subject: "Leo, barista",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Barista with swept-up brown hair in a blue-striped shirt and dark apron, holding out a cup of coffee on a saucer.",
  },
  "person-guest-bea": {
    subject: "Bea, guest",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Laughing woman with dark curls in a tomato-red jumper and a string of yellow beads.",
  },
  "person-guest-marek": {
    subject: "Marek, guest",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Broad man with a big sandy moustache and strong brows in a dark cardigan over cream.",
  },
  "person-guests-jo-and-lou": {
    subject: "Jo and Lou, guests",
    kind: "person",
    ratio: "4:3",
    focal: [0.5, 0.4],
    alt: "Couple side by side: one with a copper bob and olive jumper, the other with locs and a mustard roll-neck.",
  },
} as const satisfies Subjects;
