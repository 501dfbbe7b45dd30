import type { Layout } from "../../model.ts";

export const port4: Layout = {
  caption: "One project, told from end to end",
  theme: {
    brand: "#b1432b",
    paper: { hue: 30, chroma: 0.008, kind: "paper" },
    type: { headline: "source-serif-4", body: "source-serif-4", accent: "jetbrains-mono" },
    headline: { weight: 400, tracking: -0.03, leading: 1.02, scale: "loud" },
    picture: { shape: "framed", filter: "none", ratio: "portrait" },
    density: "airy",
    width: "normal",
    keyword: "italic",
  },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-offset",
      keyword: "Museum of Fastenings",
      heading: "Four hundred and twelve buttons",
      lead: "A catalogue in which nothing is larger than a coin.",
      picture: "port-swatches",
      caption: "Colour order of the horn and casein buttons, pinned before shooting",
      actions: [{ label: "See the plates", href: "#plates" }],
    },
    {
      block: "story-text",
      nav: "Why",
      heading: "Why buttons",
      opening:
        "The museum had drawers full of them and not one photograph that showed how they feel under a thumb.",
      text: [
        "I asked for a week with the collection before naming a price. On the third day it was clear that size was the trouble: seen one by one, every button looks like a plate.",
        "So the book shows them at the size they are, on the paper of a page, with the shadow that a button throws on a shirt. A reader can lay a finger beside each.",
      ],
    },
    {
      block: "gallery-row",
      nav: "Plates",
      tone: "sunken",
      heading: "Plates",
      items: [
        {
          picture: { id: "port-swatches", zoom: 1.5, at: [40, 40] },
          caption: "Casein, 1931",
          note: "Plate 14",
        },
        {
          picture: { id: "port-wall", zoom: 1.6, at: [60, 45] },
          caption: "The hanging at the press",
          note: "Plate 88",
        },
        {
          picture: { id: "port-camera", zoom: 1.2 },
          caption: "The one lens that was used",
          note: "Not in the book",
        },
      ],
    },
    {
      block: "figures-row",
      nav: "In numbers",
      heading: "In numbers",
      figures: [
        { figure: "412", label: "buttons", text: "Two lost, one found again" },
        { figure: "31", label: "days at one table" },
        { figure: "1:1", label: "scale throughout" },
      ],
    },
    {
      block: "call-picture",
      nav: "Next",
      tone: "tint",
      heading: "You keep something small?",
      lead: "Stamps, screws, seeds, teeth. I would like to see it.",
      picture: "port-camera",
      actions: [{ label: "Write to me", href: "mailto:noor@noorhalloran.example" }],
    },
  ],
  footer: { block: "footer-card", heading: "The book is in the museum shop, beside the buttons." },
};
