import type { TradeContent } from "../../schema/model.ts";
import { musi1 } from "./musi-0001.ts";
import { musi2 } from "./musi-0002.ts";
import { musi3 } from "./musi-0003.ts";
import { musi4 } from "./musi-0004.ts";
import { musi5 } from "./musi-0005.ts";

export default {
  slug: "music-and-entertainment",
  business: {
    name: "Low Ceiling",
    strapline: "A music room under the viaduct",
    phone: "020 7946 0385",
    email: "door@lowceiling.example",
    address: ["{name}", "Arch 41, Pump Street", "London SE8 9ZZ"],
    hours: [
      ["Bar, Wednesday to Sunday", "17:00–24:00"],
      ["Record shop, daily", "12:00–19:00"],
    ],
  },
  purpose:
    "People want to know who plays, when the doors open, what it costs and whether there is anything left; the rest is atmosphere.",
  words: ["band", "venue", "festival", "gig", "line-up", "record shop", "music school", "tickets"],
  theme: {
    brand: "#d6ff3f",
    paper: { hue: 300, chroma: 0.012, kind: "paper" },
    type: { headline: "syne", body: "space-grotesk" },
    headline: { weight: 800, case: "lowercase", tracking: -0.05, leading: 0.9, scale: "huge" },
    density: "normal",
    corner: "sharp",
    button: "pill",
    rule: "bold",
    picture: { shape: "plain", filter: "duotone", ratio: "wide" },
    keyword: "tag",
    width: "wide",
  },
  layouts: [musi1, musi2, musi3, musi4, musi5],
} satisfies TradeContent;
