import type { TradeContent } from "../../schema/model.ts";
import { catering } from "./catering.ts";
import { counter } from "./counter.ts";
import { school } from "./school.ts";
import { supper } from "./supper.ts";
import { wholesale } from "./wholesale.ts";

export default {
  slug: "food-and-restaurant",
  business: {
    name: "Pinch & Proof",
    strapline: "Bakery by day, supper room by night",
    phone: "0113 496 0177",
    email: "table@pinchandproof.example",
    address: ["8 Assembly Row", "Leeds LS2 9ZZ"],
    hours: [
      ["Bakery, Tuesday to Sunday", "7:00–14:00"],
      ["Supper, Thursday to Saturday", "18:30–22:30"],
      ["Monday", "Closed"],
    ],
  },
  purpose:
    "Hungry people want four things at once: what there is, what it costs, when you are open and how to get a table.",
  words: ["bakery", "restaurant", "café", "menu", "book a table", "bread", "supper club"],
  theme: {
    brand: "#6b7215",
    paper: { hue: 95, chroma: 0.022 },
    type: { headline: "fraunces", body: "figtree", accent: "figtree" },
    headline: { weight: 600, tracking: -0.025, leading: 1, scale: "loud" },
    corner: "round",
    button: "pill",
    rule: "dotted",
    picture: { shape: "arch", ratio: "portrait" },
    keyword: "italic",
  },
  layouts: [counter, supper, wholesale, catering, school],
} satisfies TradeContent;
