import type { TradeContent } from "../../schema/model.ts";
import { medi1 } from "./medi-0001.ts";
import { medi2 } from "./medi-0002.ts";
import { medi3 } from "./medi-0003.ts";
import { medi4 } from "./medi-0004.ts";
import { medi5 } from "./medi-0005.ts";

export default {
  slug: "medicine-and-science",
  business: {
    name: "Tern Street Practice",
    strapline: "Family doctors and a small laboratory",
    phone: "0131 496 0720",
    email: "desk@ternstreet.example",
    address: ["{name}", "5 Tern Street", "Edinburgh EH7 9ZZ"],
    hours: [
      ["Monday to Friday", "8:00–18:30"],
      ["Tuesday, late surgery", "until 20:00"],
      ["Saturday, nurses only", "9:00–12:00"],
    ],
  },
  purpose:
    "Patients are worried or in a hurry: opening hours, whom to see, what to bring and what happens next, in words without Latin.",
  words: [
    "doctor",
    "clinic",
    "dentist",
    "laboratory",
    "health",
    "pharmacy",
    "research",
    "appointment",
  ],
  theme: {
    brand: "#0b7474",
    paper: { hue: 195, chroma: 0.006, kind: "white" },
    type: { headline: "figtree", body: "figtree", accent: "jetbrains-mono" },
    headline: { weight: 600, tracking: -0.035, leading: 1.05, scale: "normal" },
    density: "normal",
    corner: "soft",
    rule: "hairline",
    picture: { shape: "corner", filter: "none", ratio: "landscape" },
    keyword: "numbered",
    width: "normal",
  },
  layouts: [medi1, medi2, medi3, medi4, medi5],
} satisfies TradeContent;
