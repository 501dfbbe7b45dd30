import type { Subjects } from "../subject.ts";

export const fashionAndBeauty = {
  "fash-vanity": {
    subject: "Dressing table with scent bottles",
    kind: "establishing",
    ratio: "3:2",
    focal: [0.68, 0.55],
    alt: "Scent bottles, a cream jar and a round brass mirror on a white plinth, a palm leaf's shadow on the blush wall.",
  },
  "fash-lipstick": {
    subject: "Three lipsticks",
    kind: "detail",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "Three open lipsticks in berry, coral and wine standing on raspberry pink, a cap and a powder compact before them.",
  },
  "fash-hat": {
    subject: "Straw hat on hat boxes",
    kind: "detail",
    ratio: "4:5",
    focal: [0.5, 0.45],
    alt: "Straw hat with a berry ribbon resting on two round hat boxes, a high-heeled shoe on the floor beside them.",
  },
  "fash-front": {
    subject: "Hat shop at dusk",
    kind: "place",
    light: "dusk",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "Tall house with a lit shop window at dusk, three hats on stands behind the glass.",
  },
  "fash-salon": {
    subject: "Salon with two chairs",
    kind: "place",
    light: "room",
    ratio: "3:2",
    focal: [0.5, 0.55],
    alt: "Salon with two berry-red chairs before round brass mirrors, sun from the window.",
  },
  "fash-wet-slate": {
    subject: "Scent bottle on wet slate",
    kind: "goods",
    light: "backlight",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "Grey-blue scent bottle with a round stopper on two wet slates, drops of water around it.",
  },
  "fash-hat-block": {
    subject: "Felt hat on its block",
    kind: "work",
    ratio: "4:5",
    focal: [0.5, 0.5],
    alt: "Berry-red felt hat with a gold ribbon on a wooden hat block, three rolls of ribbon beside it.",
  },
  "fash-hand-mirror": {
    subject: "Brass hand mirror and silk ribbon",
    kind: "goods",
    light: "seamless",
    ratio: "1:1",
    focal: [0.5, 0.5],
    alt: "Round brass hand mirror lying beside a loose cream ribbon on rose.",
  },
} as const satisfies Subjects;
