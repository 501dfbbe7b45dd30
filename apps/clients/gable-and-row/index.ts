import type { Client } from "../model.ts";
import { contact } from "./contact.ts";
import { home } from "./home.ts";
import { selling } from "./selling.ts";

export const gableAndRow: Client = {
  slug: "gable-and-row",
  business: {
    name: "Gable & Row",
    strapline: "Estate agents for terraced houses",
    phone: "0161 496 0733",
    email: "door@gableandrow.example",
    address: ["112 Weaver Street", "Ancoats Edge", "Manchester M0 0ZZ"],
    hours: [
      ["Monday to Friday", "9:00–18:30"],
      ["Saturday", "9:00–13:00"],
    ],
  },
  theme: {
    brand: "#d62246",
    paper: { hue: 20, chroma: 0.006, kind: "white" },
    type: { headline: "sofia-sans-extra-condensed", body: "archivo" },
    headline: { weight: 800, case: "uppercase", tracking: -0.01, leading: 0.88, scale: "huge" },
    density: "dense",
    corner: "sharp",
    rule: "bold",
    picture: { shape: "cut", filter: "crisp" },
    keyword: "mark",
    width: "wide",
  },
  mark: "M7 54V30l8-14 8 14v24zM24 54V30l8-14 8 14v24zM41 54V30l8-14 8 14v24z",
  preview: "real-street",
  head: { picture: "path" },
  nav: {
    block: "nav-strip",
    notice: "Free valuation inside the ring road",
    action: { label: "Value mine", href: "/contact" },
  },
  footer: { block: "footer-columns", hoursLabel: "The shop", linksLabel: "Pages", tone: "deep" },
  pages: [home, selling, contact],
  record: {
    need: [
      "Three partners left a chain of agents to sell one kind of house only. They knew every back lane and had a logo on a napkin.",
      "They wanted to look like a shop front: loud, plain, readable from across the street.",
    ],
    built: [
      "Poster type in capitals, one red, and a list of houses with the figures that decide.",
      "The fee is printed in full on the second page, because it is the first thing that people ask.",
    ],
  },
};
