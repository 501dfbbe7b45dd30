import type { TradeContent } from "../../schema/model.ts";
import { cars1 } from "./cars-0001.ts";
import { cars2 } from "./cars-0002.ts";
import { cars3 } from "./cars-0003.ts";
import { cars4 } from "./cars-0004.ts";
import { cars5 } from "./cars-0005.ts";

export default {
  slug: "cars-and-transportation",
  business: {
    name: "Ringway Motors",
    strapline: "Used cars, workshop and vans in {town}",
    phone: "0161 496 0233",
    email: "desk@ringwaymotors.example",
    address: ["{name}", "Unit 7, Canal Bank", "Salford M5 9ZZ"],
    hours: [
      ["Monday to Friday", "7:30–18:00"],
      ["Saturday", "8:30–15:00"],
    ],
  },
  purpose:
    "A buyer compares figures, a driver with a noise wants a time and a price, and both want to be told the truth about the mileage.",
  words: ["garage", "used cars", "car dealer", "MOT", "van hire", "taxi", "removals", "tyres"],
  theme: {
    brand: "#0b5fff",
    paper: { hue: 250, chroma: 0.006, kind: "white" },
    type: { headline: "archivo", body: "archivo", accent: "jetbrains-mono" },
    headline: { weight: 800, case: "uppercase", tracking: -0.025, leading: 0.95, scale: "loud" },
    density: "dense",
    corner: "slight",
    rule: "bold",
    picture: { shape: "cut", filter: "crisp", ratio: "landscape" },
    keyword: "mark",
    width: "wide",
  },
  layouts: [cars1, cars2, cars3, cars4, cars5],
} satisfies TradeContent;
