import type { Subjects } from "../subject.ts";

export const travelAndHotelsPeople = {
  "person-hotelier-iris": {
    subject: "Iris, hotelier, with a suitcase",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.26],
    alt: "Hotelier in a sea-green suit standing full length, a large leather suitcase in her hand.",
  },
  "person-host-huw": {
    subject: "Huw, host, with breakfast",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Broad man with a beard and a navy beanie in a striped jersey, carrying a tray with a cup and a bun.",
  },
  "person-host-gwen": {
    subject: "Gwen, host",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Freckled woman with two brown plaits in a green jacket over cream, hands folded, smiling.",
  },
  "person-party-adaeze": {
    subject: "Adaeze, who looks after parties",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Woman with long locs and brass hoops in a yellow dress, a clipboard in her hand.",
  },
  "person-guest-marguerite": {
    subject: "Marguerite, guest",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Elderly woman with a white bob, dark sunglasses and a coral jumper with a striped scarf.",
  },
} as const satisfies Subjects;
