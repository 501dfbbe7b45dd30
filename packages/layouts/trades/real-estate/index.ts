import type { TradeContent } from "../../schema/model.ts";
import { real1 } from "./real-0001.ts";
import { real2 } from "./real-0002.ts";
import { real3 } from "./real-0003.ts";
import { real4 } from "./real-0004.ts";
import { real5 } from "./real-0005.ts";

export default {
  slug: "real-estate",
  business: {
    name: "Fairley & Dunn",
    strapline: "Houses and flats in the Calder valley",
    phone: "0113 496 0390",
    email: "office@fairleydunn.example",
    address: ["22 Weavers Row", "Heptonbridge HX7 9ZZ"],
    hours: [
      ["Monday to Friday", "9:00–17:30"],
      ["Saturday", "9:30–15:00"],
    ],
  },
  purpose:
    "Buyers and tenants want price, floor area, the plan and the next viewing, in that order, without telephoning for any of it.",
  words: ["estate agent", "letting", "houses for sale", "flat to rent", "property", "floor plan"],
  theme: {
    brand: "#1d3557",
    paper: { hue: 240, chroma: 0.006, kind: "white" },
    type: { headline: "outfit", body: "outfit" },
    headline: { weight: 500, tracking: -0.035, leading: 1.02, scale: "normal" },
    density: "normal",
    corner: "slight",
    rule: "hairline",
    picture: { shape: "corner", filter: "none", ratio: "landscape" },
    keyword: "mark",
    width: "wide",
  },
  layouts: [real1, real2, real3, real4, real5],
} satisfies TradeContent;
