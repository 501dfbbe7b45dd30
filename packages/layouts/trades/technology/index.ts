import type { TradeContent } from "../../schema/model.ts";
import { tech1 } from "./tech-0001.ts";
import { tech2 } from "./tech-0002.ts";
import { tech3 } from "./tech-0003.ts";
import { tech4 } from "./tech-0004.ts";
import { tech5 } from "./tech-0005.ts";

export default {
  slug: "technology",
  business: {
    name: "Plainbus",
    strapline: "Timetable software for small bus companies",
    phone: "0161 496 0277",
    email: "desk@plainbus.example",
    address: ["Unit 6, Tram Shed Works", "Canal Side", "Manchester M4 9ZZ"],
    hours: [
      ["Support, every day", "5:00–23:00"],
      ["Sales, weekdays", "9:00–17:00"],
    ],
  },
  purpose:
    "Buyers of software want to see what it does, what it costs next year and how they get their data out again.",
  words: ["software", "startup", "app", "SaaS", "API", "developer"],
  theme: {
    brand: "#5b5bd6",
    paper: { hue: 275, chroma: 0.006, kind: "white" },
    type: { headline: "space-grotesk", body: "instrument-sans", accent: "jetbrains-mono" },
    headline: { weight: 600, tracking: -0.04, leading: 1, scale: "normal" },
    density: "normal",
    corner: "soft",
    rule: "dotted",
    picture: { shape: "corner", filter: "crisp", ratio: "landscape" },
    keyword: "tag",
    width: "wide",
  },
  layouts: [tech1, tech2, tech3, tech4, tech5],
} satisfies TradeContent;
