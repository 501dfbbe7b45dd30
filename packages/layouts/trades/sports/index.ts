import type { TradeContent } from "../../schema/model.ts";
import { spor1 } from "./spor-0001.ts";
import { spor2 } from "./spor-0002.ts";
import { spor3 } from "./spor-0003.ts";
import { spor4 } from "./spor-0004.ts";
import { spor5 } from "./spor-0005.ts";

export default {
  slug: "sports",
  business: {
    name: "Eastgate Hall",
    strapline: "A sports hall run by the people who use it",
    phone: "0141 496 0611",
    email: "court@eastgatehall.example",
    address: ["{name}", "40 Gallowmuir Street", "Glasgow G31 9ZZ"],
    hours: [
      ["Weekdays", "6:30–22:00"],
      ["Weekends", "8:00–20:00"],
    ],
  },
  purpose:
    "Members look up when the court is free and who plays whom; newcomers want to know whether they would be welcome.",
  words: ["sports club", "gym", "fitness", "basketball", "badminton", "fixtures", "team"],
  theme: {
    brand: "#00a651",
    paper: { hue: 150, chroma: 0.006, kind: "white" },
    type: { headline: "archivo", body: "archivo" },
    headline: { weight: 900, case: "uppercase", tracking: -0.035, leading: 0.9, scale: "loud" },
    density: "dense",
    corner: "sharp",
    button: "sharp",
    rule: "bold",
    picture: { shape: "cut", filter: "crisp", ratio: "landscape" },
    keyword: "mark",
    width: "wide",
  },
  layouts: [spor1, spor2, spor3, spor4, spor5],
} satisfies TradeContent;
