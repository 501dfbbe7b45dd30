import type { Subjects } from "../subject.ts";

export const musicAndEntertainmentPeople = {
  "person-pianist-arthur": {
    subject: "Arthur, seventy-three",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Old man with glasses, a red waistcoat and a bow tie, both hands on the handle of his walking cane.",
  },
  "person-trio-friday": {
    subject: "Friday trio",
    kind: "person",
    ratio: "4:3",
    focal: [0.5, 0.4],
    alt: "Three musicians side by side: a bearded drummer in red with a stick, a singer in yellow with a microphone, and a young man in teal with glasses.",
  },
  "person-drummer-mbali": {
    subject: "Mbali, drummer",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Laughing drummer with long cornrows and a red headband, a pair of drumsticks raised in her hands.",
  },
  "person-singer-ondine": {
    subject: "Ondine, voice and piano",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Woman with a large round afro and gold hoops in a teal dress and gold beads, hands folded.",
  },
  "person-guitarist-rafe": {
    subject: "Rafe, guitarist",
    kind: "person",
    ratio: "3:4",
    focal: [0.5, 0.35],
    alt: "Left-handed guitarist with shoulder-length brown hair and a black jumper, playing an acoustic guitar.",
  },
} as const satisfies Subjects;
