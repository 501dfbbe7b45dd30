import type { TradeContent } from "../../schema/model.ts";
import { arch1 } from "./arch-0001.ts";
import { arch2 } from "./arch-0002.ts";
import { arch3 } from "./arch-0003.ts";
import { arch4 } from "./arch-0004.ts";
import { arch5 } from "./arch-0005.ts";

export default {
  slug: "architecture-and-building",
  business: {
    name: "Harrow & Quay",
    strapline: "Architects and builders in {town}",
    phone: "0117 496 0142",
    email: "studio@harrowquay.example",
    address: ["The Pattern Store", "14 Ropewalk Yard", "Bristol BS1 9ZZ"],
    hours: [
      ["Monday to Thursday", "9:00–17:30"],
      ["Friday", "9:00–13:00"],
    ],
  },
  purpose:
    "People hire an architect by the work they can see, the way of working they can understand and a first conversation they are not afraid of.",
  words: ["architect", "builder", "house extension", "construction", "planning permission"],
  theme: {
    brand: "#b5522b",
    paper: { hue: 70, chroma: 0.008, kind: "white" },
    type: { headline: "instrument-sans", body: "instrument-sans", accent: "jetbrains-mono" },
    headline: { weight: 500, tracking: -0.035, leading: 1, scale: "loud" },
    density: "airy",
    corner: "sharp",
    rule: "hairline",
    keyword: "numbered",
    width: "wide",
  },
  layouts: [arch1, arch2, arch3, arch4, arch5],
} satisfies TradeContent;
