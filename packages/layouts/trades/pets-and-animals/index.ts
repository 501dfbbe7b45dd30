import type { TradeContent } from "../../schema/model.ts";
import { pets1 } from "./pets-0001.ts";
import { pets2 } from "./pets-0002.ts";
import { pets3 } from "./pets-0003.ts";
import { pets4 } from "./pets-0004.ts";
import { pets5 } from "./pets-0005.ts";

export default {
  slug: "pets-and-animals",
  business: {
    name: "Wag & Whisker",
    strapline: "Vets, walkers and a place to stay",
    phone: "0121 496 0582",
    email: "paws@wagandwhisker.example",
    address: ["{name}", "71 Lamb Lane", "Birmingham B9 9ZZ"],
    hours: [
      ["Monday to Friday", "8:00–19:00"],
      ["Saturday", "9:00–13:00"],
    ],
  },
  purpose:
    "People with an animal want three things: someone they can trust with it, what it will cost, and a number for the middle of the night.",
  words: ["vet", "dog walker", "cattery", "pet shop", "kennel", "grooming", "animal rescue"],
  theme: {
    brand: "#ff7f50",
    paper: { hue: 60, chroma: 0.018, kind: "paper" },
    type: { headline: "nunito", body: "nunito" },
    headline: { weight: 900, tracking: -0.03, leading: 1, scale: "loud" },
    density: "normal",
    corner: "round",
    button: "pill",
    rule: "none",
    picture: { shape: "arch", filter: "none", ratio: "portrait" },
    keyword: "tag",
    width: "normal",
  },
  layouts: [pets1, pets2, pets3, pets4, pets5],
} satisfies TradeContent;
