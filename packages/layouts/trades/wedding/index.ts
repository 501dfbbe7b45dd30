import type { TradeContent } from "../../schema/model.ts";
import { wedd1 } from "./wedd-0001.ts";
import { wedd2 } from "./wedd-0002.ts";
import { wedd3 } from "./wedd-0003.ts";
import { wedd4 } from "./wedd-0004.ts";
import { wedd5 } from "./wedd-0005.ts";

export default {
  slug: "wedding",
  business: {
    name: "Larkrise Barn",
    strapline: "Weddings on a working farm in the Marches",
    phone: "01632 960318",
    email: "hello@larkrisebarn.example",
    address: ["Larkrise Farm", "Upper Teme Lane", "Ludbrook SY8 9ZZ"],
    hours: [
      ["Viewings, Wednesday", "14:00–19:00"],
      ["Viewings, Saturday", "9:00–12:00"],
    ],
  },
  purpose:
    "Guests want the date, the way there and a card to send back; couples want to know what a venue costs before they fall for it.",
  words: ["wedding venue", "RSVP", "invitation", "wedding list", "wedding flowers", "ceremony"],
  theme: {
    brand: "#9a6b8f",
    paper: { hue: 340, chroma: 0.012, kind: "paper" },
    type: { headline: "cormorant", body: "cormorant" },
    headline: { weight: 500, tracking: -0.01, leading: 1, scale: "loud" },
    density: "airy",
    corner: "slight",
    button: "pill",
    rule: "double",
    picture: { shape: "arch", filter: "faded", ratio: "portrait" },
    keyword: "italic",
    width: "narrow",
  },
  layouts: [wedd1, wedd2, wedd3, wedd4, wedd5],
} satisfies TradeContent;
