import type { Client } from "../model.ts";
import { contact } from "./contact.ts";
import { harbours } from "./harbours.ts";
import { home } from "./home.ts";

export const tidemark: Client = {
  slug: "tidemark",
  business: {
    name: "Tidemark",
    strapline: "Tides for small harbours",
    phone: "01632 960417",
    email: "ask@tidemark.example",
    address: ["The Net Loft", "Quay Head", "Sallow Quay SQ0 0ZZ"],
  },
  theme: {
    brand: "#0b7285",
    paper: { hue: 215, chroma: 0.014, kind: "white" },
    type: { headline: "outfit", body: "outfit" },
    headline: { weight: 650, tracking: -0.035, leading: 1, scale: "normal" },
    density: "airy",
    corner: "round",
    button: "pill",
    rule: "none",
    picture: { shape: "corner", filter: "crisp" },
    keyword: "tag",
  },
  mark: "M10 32a22 22 0 0 1 44 0zM10 37h44v6H10zM17 48h30v6H17z",
  preview: "trav-paper-tide-gauge",
  head: { picture: "root" },
  nav: {
    block: "nav-strip",
    notice: "The tables for 2027 are out",
    action: { label: "Ask us", href: "/contact" },
  },
  footer: { block: "footer-card", heading: "See you at slack water", tone: "deep" },
  pages: [home, harbours, contact],
  record: {
    need: [
      "A retired harbour master and his daughter, a programmer, predict tides for six harbours that the large services round to the nearest town.",
      "Sailors, swimmers and a primary school use them. The old page was a scanned table that nobody could read in sunlight.",
    ],
    built: [
      "A bright site with large figures and strong contrast, readable at arm's length on a wet deck.",
      "The day's table is a real table: it reads aloud, prints on one sheet and stays on the phone without a signal, because the site can be installed.",
    ],
  },
};
