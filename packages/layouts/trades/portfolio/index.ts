import type { TradeContent } from "../../schema/model.ts";
import { port1 } from "./port-0001.ts";
import { port2 } from "./port-0002.ts";
import { port3 } from "./port-0003.ts";
import { port4 } from "./port-0004.ts";
import { port5 } from "./port-0005.ts";

export default {
  slug: "portfolio",
  business: {
    name: "Noor Halloran",
    strapline: "Photographer of things",
    phone: "07700 900274",
    email: "noor@noorhalloran.example",
    address: ["Studio 9, Bindery Yard", "Leith", "Edinburgh EH6 9ZZ"],
    hours: [["Studio, by appointment", "10:00–18:00"]],
  },
  purpose:
    "A portfolio has ten seconds: show the work large, say who made it, and make it easy to write.",
  words: ["photographer", "freelancer", "illustrator", "CV", "personal site", "case studies"],
  theme: {
    brand: "#111111",
    paper: { hue: 0, chroma: 0, kind: "white" },
    type: { headline: "space-grotesk", body: "space-grotesk", accent: "jetbrains-mono" },
    headline: { weight: 500, tracking: -0.05, leading: 0.95, scale: "loud" },
    density: "normal",
    corner: "sharp",
    rule: "hairline",
    picture: { shape: "plain", filter: "mono", ratio: "landscape" },
    keyword: "numbered",
    width: "wide",
  },
  layouts: [port1, port2, port3, port4, port5],
} satisfies TradeContent;
