import type { Client } from "../model.ts";
import { contact } from "./contact.ts";
import { home } from "./home.ts";
import { theLand } from "./the-land.ts";

export const millbrookCommons: Client = {
  slug: "millbrook-commons",
  business: {
    name: "Millbrook Commons",
    strapline: "Eleven acres, kept by those who walk them",
    phone: "0113 496 0258",
    email: "gate@millbrookcommons.example",
    address: ["The Pound House", "Mill Bank", "Millbrook LS0 0ZZ"],
    hours: [
      ["Land", "always open"],
      ["Office", "Tue 18:00–20:00"],
    ],
  },
  theme: {
    brand: "#4c7a1f",
    paper: { hue: 115, chroma: 0.02, kind: "toned" },
    type: { headline: "bitter", body: "nunito" },
    headline: { weight: 800, tracking: -0.025, leading: 1.02, scale: "normal" },
    corner: "soft",
    button: "pill",
    rule: "dotted",
    picture: { shape: "leaf" },
    keyword: "caps",
  },
  mark: "M10 10h20a24 24 0 0 1 24 24v20H34a24 24 0 0 1-24-24zM22 19l-3 3 23 23 3-3z",
  preview: "natu-hills",
  head: { picture: "root" },
  nav: { block: "nav-bar", action: { label: "Join us", href: "/contact" } },
  footer: { block: "footer-columns", hoursLabel: "When", linksLabel: "Pages", tone: "deep" },
  pages: [home, theLand, contact],
  record: {
    need: [
      "An association of three hundred neighbours looks after a meadow, a brook and an orchard. Work days were announced on a board that only dog walkers passed.",
      "The committee changes every year, so the next one must be able to change a date without calling anybody.",
    ],
    built: [
      "Dates first: the next work days are on the first page as a plain list, each with what to bring.",
      "Each date is one line of plain text, so that the next committee can change it in any editor.",
    ],
  },
};
