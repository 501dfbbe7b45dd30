import type { TradeContent } from "../../schema/model.ts";
import { busi1 } from "./busi-0001.ts";
import { busi2 } from "./busi-0002.ts";
import { busi3 } from "./busi-0003.ts";
import { busi4 } from "./busi-0004.ts";
import { busi5 } from "./busi-0005.ts";

export default {
  slug: "business-and-law",
  business: {
    name: "Pellam & Thwaite",
    strapline: "Solicitors in {town} since 1931",
    phone: "0113 496 0187",
    email: "post@pellamthwaite.example",
    address: ["Cloth Court Chambers", "3 Cloth Court", "Leeds LS1 9ZZ"],
    hours: [
      ["Monday to Friday", "8:30–17:30"],
      ["Tuesday evening", "until 20:00"],
    ],
  },
  purpose:
    "People with a letter from the other side want to know three things: whether you do this, who will do it, and what it costs.",
  words: ["solicitor", "lawyer", "legal advice", "accountant", "consultant", "will", "contract"],
  theme: {
    brand: "#1f4d3f",
    paper: { hue: 85, chroma: 0.018, kind: "toned" },
    type: { headline: "source-serif-4", body: "source-serif-4" },
    headline: { weight: 400, tracking: -0.015, leading: 1.08, scale: "quiet" },
    density: "normal",
    corner: "sharp",
    rule: "double",
    picture: { shape: "framed", filter: "none", ratio: "landscape" },
    keyword: "caps",
    width: "narrow",
  },
  layouts: [busi1, busi2, busi3, busi4, busi5],
} satisfies TradeContent;
