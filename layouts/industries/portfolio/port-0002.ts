import type { Layout } from "../../model.ts";

export const port2: Layout = {
  caption: "Mustard and black, pictures to the edge",
  theme: {
    brand: "#e0a100",
    paper: { hue: 85, chroma: 0.02, kind: "toned" },
    picture: { shape: "plain", filter: "none", ratio: "square" },
    headline: { weight: 700, tracking: -0.055, leading: 0.9, scale: "huge" },
    keyword: "plain",
  },
  nav: { block: "nav-bar", action: { label: "Hire me", href: "#days" } },
  sections: [
    {
      block: "hero-split",
      tone: "brand",
      heading: "Still life, moving slowly",
      lead: "Noor Halloran, photographer, Edinburgh.",
      picture: "port-camera",
      actions: [{ label: "What a day costs", href: "#days" }],
      flip: true,
    },
    {
      block: "gallery-mosaic",
      nav: "Pictures",
      heading: "Recent pictures",
      pictures: [
        "port-wall",
        "port-swatches",
        { id: "port-camera", zoom: 1.7, at: [45, 45] },
        { id: "port-wall", zoom: 1.8, at: [75, 55] },
      ],
    },
    {
      block: "prices-tiers",
      nav: "Days",
      heading: "What a day costs",
      tiers: [
        {
          name: "Half",
          price: "£340",
          unit: "four hours",
          text: "Up to six objects on one ground.",
          includes: ["Web files", "One round of changes"],
          action: { label: "Book a half", href: "mailto:noor@noorhalloran.example" },
        },
        {
          name: "Whole",
          price: "£580",
          unit: "a day",
          text: "The usual: fifteen objects, or one difficult one.",
          includes: ["Web and print files", "Two rounds", "Props from the shelf"],
          action: { label: "Book a day", href: "mailto:noor@noorhalloran.example" },
          advised: true,
        },
        {
          name: "Series",
          price: "£2,400",
          unit: "five days",
          text: "A catalogue with one light from first to last.",
          includes: ["Everything", "Colour proofs", "Somebody to make tea"],
          action: { label: "Talk about it", href: "tel:07700900274" },
        },
      ],
    },
    {
      block: "quotes-wall",
      nav: "Said",
      tone: "ink",
      heading: "Overheard on set",
      quotes: [
        {
          words: "She turned the jar by a hair and it stopped being a jar of salt and became ours.",
          name: "Ewan Tannock",
          role: "Tannock Salt",
        },
        {
          words: "Four hundred buttons. She never once sighed.",
          name: "Dr Ilse Brandt",
          role: "Museum of Fastenings",
        },
      ],
    },
  ],
  footer: { block: "footer-large", closing: "Available from 8 February" },
};
