import type { TradeContent } from "../../schema/model.ts";
import { sale1 } from "./sale-0001.ts";
import { sale2 } from "./sale-0002.ts";
import { sale3 } from "./sale-0003.ts";
import { sale4 } from "./sale-0004.ts";
import { sale5 } from "./sale-0005.ts";

export default {
  slug: "sale",
  business: {
    name: "Odds & Evens",
    strapline: "End-of-line homeware, sold off honestly",
    phone: "0151 496 0733",
    email: "counter@oddsandevens.example",
    address: ["{name}", "Dock Road Arches 3–6", "Liverpool L3 9ZZ"],
    hours: [
      ["Thursday to Saturday", "10:00–18:00"],
      ["Sunday", "11:00–16:00"],
    ],
  },
  purpose:
    "A sale page must show the old price, the new price and the end date, and then get out of the way of the till.",
  words: [
    "sale",
    "shop",
    "discount",
    "outlet",
    "black friday",
    "vouchers",
    "clearance",
    "price list",
  ],
  theme: {
    brand: "#e4002b",
    paper: { hue: 20, chroma: 0.004, kind: "white" },
    type: { headline: "sofia-sans-extra-condensed", body: "outfit" },
    headline: { weight: 900, case: "uppercase", tracking: -0.015, leading: 0.86, scale: "huge" },
    density: "dense",
    corner: "sharp",
    button: "sharp",
    rule: "bold",
    picture: { shape: "plain", filter: "crisp", ratio: "square" },
    keyword: "tag",
    width: "wide",
  },
  layouts: [sale1, sale2, sale3, sale4, sale5],
} satisfies TradeContent;
