import type { Client } from "../model.ts";
import { contact } from "./contact.ts";
import { home } from "./home.ts";
import { lofts } from "./lofts.ts";

export const northlightLofts: Client = {
  slug: "northlight-lofts",
  business: {
    name: "Northlight Lofts",
    strapline: "Forty-two lofts in a printing works",
    phone: "0141 496 0519",
    email: "works@northlightlofts.example",
    address: ["The Gatehouse", "Foundry Street", "Glasgow G0 0ZZ"],
  },
  theme: {
    brand: "#f2c100",
    paper: { hue: 100, chroma: 0.004, kind: "white" },
    type: { headline: "syne", body: "instrument-sans", accent: "jetbrains-mono" },
    headline: { weight: 700, case: "lowercase", tracking: -0.045, leading: 1, scale: "loud" },
    corner: "sharp",
    rule: "hairline",
    picture: { filter: "mono" },
    keyword: "numbered",
    width: "wide",
  },
  mark: "M8 54V22l12 11V22l12 11V22l12 11V22l12 11v21z",
  preview: "indu-works",
  head: { picture: "root", shouted: true },
  nav: { block: "nav-rail" },
  footer: { block: "footer-slim", tone: "night" },
  pages: [home, lofts, contact],
  record: {
    need: [
      "A housing association turned a printing works of 1931 into forty-two lofts to rent, half of them for people who work where they live.",
      "Four hundred people had asked. The letting desk is one person, so the site had to say who may apply, what it costs and what is free, and then get out of the way.",
    ],
    built: [
      "A rail at the side that stays in place, black and white pictures and one yellow: that of the machines that were taken out.",
      "Rents, deposits and rules are text, in lists and tables that a screen reader can walk through, so that nobody has to ring for them.",
    ],
  },
};
