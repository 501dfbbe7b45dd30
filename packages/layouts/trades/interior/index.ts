import type { TradeContent } from "../../schema/model.ts";
import { inte1 } from "./inte-0001.ts";
import { inte2 } from "./inte-0002.ts";
import { inte3 } from "./inte-0003.ts";
import { inte4 } from "./inte-0004.ts";
import { inte5 } from "./inte-0005.ts";

export default {
  slug: "interior",
  business: {
    name: "Alder Room",
    strapline: "Interiors for houses that are lived in",
    phone: "01632 960447",
    email: "room@alderroom.example",
    address: ["{name}", "The Old Reading Room", "Church Green, Ashcombe TA24 9ZZ"],
    hours: [["Showroom, Thursday to Saturday", "10:00–16:00"]],
  },
  purpose:
    "Clients choose an interior designer by rooms they wish were theirs, and stay when they learn what happens in which order and at what price.",
  words: [
    "interior design",
    "furniture",
    "decorator",
    "before and after",
    "home",
    "curtains",
    "paint",
  ],
  theme: {
    brand: "#8a6f4d",
    paper: { hue: 75, chroma: 0.018, kind: "toned" },
    type: { headline: "cormorant", body: "figtree" },
    headline: { weight: 400, tracking: -0.025, leading: 0.98, scale: "huge" },
    density: "airy",
    corner: "slight",
    rule: "hairline",
    picture: { shape: "tab", filter: "warm", ratio: "portrait" },
    keyword: "italic",
    width: "wide",
  },
  layouts: [inte1, inte2, inte3, inte4, inte5],
} satisfies TradeContent;
