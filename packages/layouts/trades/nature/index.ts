import type { TradeContent } from "../../schema/model.ts";
import { natu1 } from "./natu-0001.ts";
import { natu2 } from "./natu-0002.ts";
import { natu3 } from "./natu-0003.ts";
import { natu4 } from "./natu-0004.ts";
import { natu5 } from "./natu-0005.ts";

export default {
  slug: "nature",
  business: {
    name: "Hollin Wood Trust",
    strapline: "Looking after four hundred hectares of Cumbria",
    phone: "01632 960882",
    email: "gate@hollinwood.example",
    address: ["{name}", "The Forester's Lodge", "Garthdale CA11 9ZZ"],
    hours: [
      ["Paths", "always open"],
      ["Lodge, weekends", "10:00–16:00"],
    ],
  },
  purpose:
    "Visitors want to know what can be seen now, where the path begins and how they can help without getting in the way.",
  words: [
    "garden",
    "charity",
    "nature reserve",
    "plants",
    "farm",
    "environment",
    "walks",
    "volunteering",
  ],
  theme: {
    brand: "#3f7d3a",
    paper: { hue: 130, chroma: 0.02, kind: "toned" },
    type: { headline: "fraunces", body: "source-serif-4" },
    headline: { weight: 500, tracking: -0.025, leading: 1, scale: "loud" },
    density: "airy",
    corner: "soft",
    button: "pill",
    rule: "hairline",
    picture: { shape: "leaf", filter: "none", ratio: "landscape" },
    keyword: "italic",
    width: "normal",
  },
  layouts: [natu1, natu2, natu3, natu4, natu5],
} satisfies TradeContent;
