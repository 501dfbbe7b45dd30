import type { Layout } from "../../model.ts";

export const inte4: Layout = {
  caption: "Plants, shelves, prints: a collage and a row",
  theme: {
    brand: "#2e5d50",
    paper: { hue: 150, chroma: 0.016, kind: "toned" },
    type: { headline: "outfit", body: "outfit" },
    headline: { weight: 300, case: "lowercase", tracking: -0.05, leading: 0.95, scale: "huge" },
    picture: { shape: "pill", filter: "none", ratio: "portrait" },
    corner: "round",
    button: "pill",
    rule: "none",
    keyword: "plain",
  },
  nav: { block: "nav-rail" },
  sections: [
    {
      block: "hero-collage",
      heading: "small rooms, treated seriously",
      lead: "Box rooms, landings, the cupboard under the stairs: we like them best.",
      pictures: ["inte-shelf", "inte-vases", "inte-lounge"],
      actions: [{ label: "Eleven square metres", href: "#eleven" }],
    },
    {
      block: "spec-sheet",
      nav: "Eleven",
      id: "eleven",
      heading: "eleven square metres, listed",
      picture: { id: "inte-shelf", zoom: 1.2 },
      groups: [
        {
          heading: "Kept",
          lines: [
            ["Window seat", "1.4 m"],
            ["Books", "220"],
            ["Lamp", "Brass, mended"],
          ],
        },
        {
          heading: "Added",
          lines: [
            ["Fold-down desk", "Birch, 60 cm"],
            ["Hooks", "Nine"],
            ["Colour", "Two greens, one door"],
          ],
        },
        {
          heading: "Gone",
          lines: [
            ["Printer", "To the hall"],
            ["Chairs", "Three of four"],
          ],
        },
      ],
    },
    {
      block: "gallery-row",
      nav: "Corners",
      tone: "tint",
      heading: "corners we are fond of",
      items: [
        { picture: { id: "inte-vases", zoom: 1.2 }, caption: "Landing, Dulverton", note: "0.8 m²" },
        {
          picture: { id: "inte-lounge", zoom: 1.5, at: [25, 45] },
          caption: "Behind a door, Wells",
          note: "1.1 m²",
        },
        {
          picture: { id: "inte-shelf", zoom: 1.5, at: [70, 60] },
          caption: "Over a bath, Porlock",
          note: "No floor at all",
        },
      ],
    },
    {
      block: "process-steps",
      nav: "How",
      heading: "how a small room goes",
      steps: [
        { heading: "Empty it", text: "Everything out on the lawn, weather allowing." },
        { heading: "Draw it", text: "All four walls and the ceiling, to scale, on one sheet." },
        { heading: "Put back half", text: "And one thing that was never there." },
      ],
    },
    {
      block: "call-band",
      nav: "Ring",
      tone: "deep",
      heading: "How small is yours?",
      actions: [{ label: "01632 960447", href: "tel:01632960447" }],
    },
  ],
  footer: { block: "footer-large", closing: "Smallest so far: 0.6 m²" },
};
