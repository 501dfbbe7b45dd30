import type { TradeContent } from "../../schema/model.ts";
import { apprentices } from "./apprentices.ts";
import { drawing } from "./drawing.ts";
import { furnace } from "./furnace.ts";
import { projects } from "./projects.ts";
import { stock } from "./stock.ts";

export default {
  slug: "industrial",
  business: {
    name: "Garrick Cold Forge",
    strapline: "Fasteners and turned parts since 1962",
    phone: "0121 496 0844",
    email: "works@garrickforge.example",
    address: ["{name}", "Plot 12, Anvil Way", "Wednesbury WS10 9ZZ"],
    hours: [
      ["Works, Monday to Friday", "6:00–22:00"],
      ["Office, Monday to Friday", "7:30–16:30"],
    ],
  },
  purpose:
    "Engineers and buyers look for tolerances, materials, certificates and a lead time; everything else can wait.",
  words: [
    "factory",
    "manufacturing",
    "engineering",
    "spec sheet",
    "machine shop",
    "fasteners",
    "supplier",
  ],
  theme: {
    brand: "#ff6a13",
    paper: { hue: 250, chroma: 0.004, kind: "paper" },
    type: { headline: "sofia-sans-extra-condensed", body: "archivo", accent: "jetbrains-mono" },
    headline: { weight: 800, case: "uppercase", tracking: -0.01, leading: 0.88, scale: "huge" },
    density: "dense",
    corner: "sharp",
    button: "sharp",
    rule: "bold",
    picture: { shape: "plain", filter: "crisp", ratio: "landscape" },
    keyword: "numbered",
    width: "wide",
  },
  layouts: [drawing, stock, furnace, apprentices, projects],
} satisfies TradeContent;
