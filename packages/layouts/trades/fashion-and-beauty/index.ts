import type { TradeContent } from "../../schema/model.ts";
import { fash1 } from "./fash-0001.ts";
import { fash2 } from "./fash-0002.ts";
import { fash3 } from "./fash-0003.ts";
import { fash4 } from "./fash-0004.ts";
import { fash5 } from "./fash-0005.ts";

export default {
  slug: "fashion-and-beauty",
  business: {
    name: "Maison Orrell",
    strapline: "Hats, colour and scent in {town}",
    phone: "0131 496 0256",
    email: "salon@maisonorrell.example",
    address: ["{name}", "9 Thistle Steps", "Edinburgh EH2 9ZZ"],
    hours: [
      ["Tuesday to Friday", "10:00–19:00"],
      ["Saturday", "9:00–17:00"],
    ],
  },
  purpose:
    "Visitors look first and read later: the picture must hold them, then the treatment, the price and a free hour must be at hand.",
  words: ["beauty salon", "hairdresser", "make-up", "boutique", "clothes", "perfume", "hats"],
  theme: {
    brand: "#b76e79",
    paper: { hue: 15, chroma: 0.008, kind: "white" },
    type: { headline: "playfair-display", body: "outfit" },
    headline: { weight: 400, tracking: -0.02, leading: 1.02, scale: "loud" },
    density: "airy",
    corner: "sharp",
    rule: "hairline",
    picture: { shape: "plain", filter: "none", ratio: "portrait" },
    keyword: "italic",
    width: "normal",
  },
  layouts: [fash1, fash2, fash3, fash4, fash5],
} satisfies TradeContent;
