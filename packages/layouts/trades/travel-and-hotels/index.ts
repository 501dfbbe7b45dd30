import type { TradeContent } from "../../schema/model.ts";
import { trav1 } from "./trav-0001.ts";
import { trav2 } from "./trav-0002.ts";
import { trav3 } from "./trav-0003.ts";
import { trav4 } from "./trav-0004.ts";
import { trav5 } from "./trav-0005.ts";

export default {
  slug: "travel-and-hotels",
  business: {
    name: "The Slipway",
    strapline: "Eleven rooms above the harbour",
    phone: "029 2018 0455",
    email: "stay@theslipway.example",
    address: ["{name}", "3 Rope Stairs", "Porth Elen CF64 9ZZ"],
    hours: [
      ["Desk", "7:00–22:00"],
      ["Rooms ready", "from 15:00"],
    ],
  },
  purpose:
    "Travellers decide by the room they will sleep in, the price for their own dates and how they get there with a suitcase.",
  words: ["hotel", "bed and breakfast", "holiday", "tour", "itinerary", "rooms", "guest house"],
  theme: {
    brand: "#007f9e",
    paper: { hue: 95, chroma: 0.012, kind: "paper" },
    type: { headline: "piazzolla", body: "figtree" },
    headline: { weight: 600, tracking: -0.02, leading: 1.02, scale: "loud" },
    density: "airy",
    corner: "soft",
    button: "pill",
    rule: "hairline",
    picture: { shape: "pill", filter: "warm", ratio: "portrait" },
    keyword: "caps",
    width: "normal",
  },
  layouts: [trav1, trav2, trav3, trav4, trav5],
} satisfies TradeContent;
