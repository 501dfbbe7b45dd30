import type { Client } from "../model.ts";
import { contact } from "./contact.ts";
import { home } from "./home.ts";
import { prints } from "./prints.ts";

export const adaFenn: Client = {
  slug: "ada-fenn",
  business: {
    name: "Ada Fenn",
    strapline: "Photographs of rooms where things are made",
    phone: "07700 900164",
    email: "ada@adafenn.example",
    address: ["Room 3, The Maltings", "Cooper's Row", "Norwich NR0 0ZZ"],
  },
  theme: {
    brand: "#d9a400",
    paper: { hue: 95, chroma: 0.006, kind: "white" },
    type: { headline: "playfair-display", body: "source-serif-4" },
    headline: { weight: 500, tracking: -0.03, leading: 1.02, scale: "huge" },
    density: "airy",
    corner: "sharp",
    rule: "hairline",
    picture: { shape: "framed" },
    keyword: "italic",
  },
  mark: "M32 9a23 23 0 1 0 0 46 23 23 0 0 0 0-46zm0 13a10 10 0 1 1 0 20 10 10 0 0 1 0-20z",
  preview: "port-wall",
  head: { picture: "path" },
  nav: { block: "nav-plain", aside: "Two weeks free in March" },
  footer: {
    block: "footer-large",
    closing: "I answer my own telephone, unless I am in the darkroom.",
  },
  pages: [home, prints, contact],
  record: {
    need: [
      "Ada had nine years of work on three platforms and no place that was hers. Magazines asked for a page to show to their editors; neighbours asked where to buy a print.",
      "She wanted large pictures, few words, and no shop system to look after.",
    ],
    built: [
      "A page that opens like a monograph, with framed pictures and one very large name; a page of prints with prices; a page to write to her.",
      "Ordering is an email. At about ten prints a month, that is the system that never breaks.",
    ],
  },
};
