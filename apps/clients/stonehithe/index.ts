import type { Client } from "../model.ts";
import { contact } from "./contact.ts";
import { home } from "./home.ts";
import { houses } from "./houses.ts";

export const stonehithe: Client = {
  slug: "stonehithe",
  business: {
    name: "Stonehithe",
    strapline: "Sixteen houses round a small harbour",
    phone: "01632 960539",
    email: "key@stonehithe.example",
    address: ["The Site House", "Hithe Lane", "Stonehithe ST0 0ZZ"],
    hours: [["Show house", "Friday to Sunday, 11:00–15:00"]],
  },
  theme: {
    brand: "#6d4c6f",
    paper: { hue: 60, chroma: 0.012, kind: "toned" },
    type: { headline: "cormorant", body: "figtree" },
    headline: { weight: 500, tracking: -0.02, leading: 0.98, scale: "loud" },
    density: "airy",
    corner: "slight",
    rule: "double",
    picture: { shape: "arch", filter: "faded", ratio: "portrait" },
    keyword: "caps",
  },
  mark: "M32 8 54 26v9H10v-9zM10 40h44v5H10zM10 50h44v5H10z",
  preview: "arch-arcade",
  head: { picture: "root", references: true },
  nav: { block: "nav-centre" },
  footer: {
    block: "footer-large",
    tone: "night",
    closing: "Come at high water. It is only half the place without.",
  },
  pages: [home, houses, contact],
  record: {
    need: [
      "A small developer is building sixteen stone houses in three years. Buyers come from far, twice at most, and decide at a kitchen table with a folder in front of them.",
      "They asked for the folder, on a phone: plans, prices and what is still free, without a form in front of it.",
    ],
    built: [
      "Every price and every floor area is on the page. Houses that are gone stay in the list, marked, so that nobody rings in vain.",
      "Arched pictures after the boathouse doors, a fine serif after the letters cut into the harbour wall.",
    ],
  },
};
