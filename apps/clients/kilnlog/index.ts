import type { Client } from "../model.ts";
import { contact } from "./contact.ts";
import { home } from "./home.ts";
import { howItWorks } from "./how-it-works.ts";

export const kilnlog: Client = {
  slug: "kilnlog",
  business: {
    name: "Kilnlog",
    strapline: "A written record of every firing",
    phone: "0117 496 0363",
    email: "bench@kilnlog.example",
    address: ["Unit 5, The Drying Sheds", "Clay Lane", "Bristol BS3 0ZZ"],
    hours: [
      ["Monday to Thursday", "10:00–16:00"],
      ["Friday", "Firing day, leave a message"],
    ],
  },
  theme: {
    brand: "#c8401f",
    paper: { hue: 45, chroma: 0.014, kind: "toned" },
    type: { headline: "space-grotesk", body: "space-grotesk", accent: "jetbrains-mono" },
    headline: { weight: 600, tracking: -0.045, leading: 0.98, scale: "loud" },
    corner: "sharp",
    rule: "hairline",
    picture: { filter: "warm" },
    width: "wide",
  },
  mark: "M12 54V32a20 20 0 0 1 40 0v22H41V34a9 9 0 0 0-18 0v20z",
  preview: "artd-shed",
  head: { picture: "absolute" },
  nav: { block: "nav-bar", action: { label: "Order a logger", href: "/contact" } },
  footer: { block: "footer-slim", tone: "deep" },
  pages: [home, howItWorks, contact],
  record: {
    need: [
      "Two potters had built a temperature logger and sold forty of them by word of mouth. People asked the same five questions on the telephone, usually with wet hands.",
      "They wanted a site that answers those five, shows one price, and reads well on a phone leaning against a bag of clay.",
    ],
    built: [
      "Three pages. The first says what the logger does and what it costs; the second shows how it is fitted, with a data sheet; the third takes orders by email.",
      "A dark opening, because a kiln is looked at in the dark, and figures in a typewriter face so that they line up.",
    ],
  },
};
