import type { TradeContent } from "../../schema/model.ts";
import { artd1 } from "./artd-0001.ts";
import { artd2 } from "./artd-0002.ts";
import { artd3 } from "./artd-0003.ts";
import { artd4 } from "./artd-0004.ts";
import { artd5 } from "./artd-0005.ts";

export default {
  slug: "art-and-design",
  business: {
    name: "Ninth Shed",
    strapline: "Gallery, studios and print room in {town}",
    phone: "0141 496 0209",
    email: "door@ninthshed.example",
    address: ["{name}", "Carpet Wharf", "Glasgow G40 9ZZ"],
    hours: [
      ["Wednesday to Sunday", "11:00–18:00"],
      ["Thursday", "until 21:00"],
    ],
  },
  purpose:
    "People decide by looking: show the work large, say when it hangs and what it costs, and keep out of its way.",
  words: ["artist", "gallery", "exhibition", "painter", "graphic design", "studio", "print"],
  theme: {
    brand: "#e5383b",
    paper: { hue: 90, chroma: 0, kind: "white" },
    type: { headline: "syne", body: "figtree" },
    headline: { weight: 800, tracking: -0.05, leading: 0.88, scale: "huge" },
    density: "normal",
    corner: "sharp",
    rule: "bold",
    picture: { shape: "plain", filter: "none", ratio: "landscape" },
    keyword: "plain",
    width: "wide",
  },
  layouts: [artd1, artd2, artd3, artd4, artd5],
} satisfies TradeContent;
