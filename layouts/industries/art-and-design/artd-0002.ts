import type { Layout } from "../../model.ts";

export const artd2: Layout = {
  caption: "A painter's own site: one canvas, a list of works",
  theme: {
    brand: "#1d4e9e",
    paper: { hue: 20, chroma: 0.02, kind: "toned" },
    headline: { weight: 500, case: "lowercase", tracking: -0.04, leading: 0.95, scale: "loud" },
    rule: "hairline",
    density: "airy",
    picture: { shape: "plain", filter: "none", ratio: "square" },
    width: "normal",
  },
  nav: { block: "nav-bar", action: { label: "Knock", href: "#write" } },
  sections: [
    {
      block: "hero-offset",
      keyword: "Ottoline Garr",
      heading: "Paintings that lean",
      lead: "Oil and ferry paint on canvas. The studio is the third door on the wharf; knock with something.",
      picture: "artd-canvas",
      caption: "Crossing, 2025, oil and marine enamel, 190 × 240 cm",
      actions: [{ label: "Works since 2019", href: "#works" }],
    },
    {
      block: "case-index",
      nav: "Works",
      heading: "Works since 2019",
      labels: ["Title", "Made of", "Hangs in", "Year"],
      works: [
        {
          name: "Crossing",
          kind: "Oil and enamel, 190 × 240",
          place: "Ninth Shed, Room A",
          year: "2025",
          href: "#leaning",
        },
        {
          name: "Late Boat",
          kind: "Enamel, 120 × 120",
          place: "A kitchen in Oban",
          year: "2024",
          href: "#works",
        },
        {
          name: "Three for the Pier",
          kind: "Oil on board, three parts",
          place: "For sale",
          year: "2023",
          href: "#write",
        },
        {
          name: "Wire, Pebble, Leaf",
          kind: "Mobile, steel and ash",
          place: "Ninth Shed, Room B",
          year: "2021",
          href: "#works",
        },
        {
          name: "Yellow Bar",
          kind: "Oil, 60 × 200",
          place: "Lost in transit",
          year: "2019",
          href: "#works",
        },
      ],
    },
    {
      block: "story-split",
      nav: "Leaning",
      heading: "Why they lean",
      picture: "artd-palette",
      caption: "Palette of the week, not for sale",
      text: "My ceiling is lower than my canvases. For eleven years I painted them at a slant, and when I got a taller room the discs slid off. So the slant stays. Seven degrees, with two wooden wedges that come with every picture.",
    },
    {
      block: "contact-ways",
      nav: "Write",
      tone: "sunken",
      heading: "To see, to buy, to argue",
      ways: [
        {
          heading: "See",
          text: "Fridays from two, when the light is at its most critical.",
          action: { label: "Tell me you are coming", href: "mailto:garr@ninthshed.example" },
        },
        {
          heading: "Buy",
          text: "Through the hall. They keep a list and are kinder than I am.",
          action: { label: "0141 496 0209", href: "tel:01414960209" },
        },
      ],
    },
  ],
  footer: { block: "footer-slim" },
};
