import type { Layout } from "../../model.ts";

export const sale2: Layout = {
  caption: "One day, one thing, counted down by stock",
  theme: {
    brand: "#ffcc00",
    paper: { hue: 95, chroma: 0.01, kind: "paper" },
    headline: { weight: 800, case: "none", tracking: -0.02, leading: 0.9, scale: "huge" },
    type: { headline: "archivo", body: "archivo" },
    keyword: "mark",
    rule: "dashed",
    picture: { shape: "plain", filter: "none", ratio: "portrait" },
    density: "normal",
  },
  nav: { block: "nav-plain", aside: "New thing every Friday at ten" },
  sections: [
    {
      block: "hero-portrait",
      keyword: "Friday's one thing",
      heading: "The good kettle",
      lead: "Three hundred of them, because a hotel changed its mind.",
      picture: "sale-tags",
      aside: "£39 instead of £85. When they are gone, they are gone, and we go home early.",
      actions: [{ label: "Put one aside", href: "#one" }],
    },
    {
      block: "spec-sheet",
      nav: "The kettle",
      heading: "The kettle, honestly",
      groups: [
        {
          heading: "Good",
          lines: [
            ["Boils a litre in", "2 min 10 s"],
            ["Body", "Steel, no plastic inside"],
            ["Lid", "Opens with one thumb"],
          ],
        },
        {
          heading: "Less good",
          lines: [
            ["Lead", "70 cm, short"],
            ["Box", "Plain brown, hotel's name on it"],
            ["Colour", "Only the yellow"],
          ],
        },
      ],
      note: "Two years' guarantee with us, here, at the counter.",
    },
    {
      block: "story-band",
      heading: "Why there are three hundred",
      picture: { id: "sale-bags", at: [60, 60] },
      text: "A seaside hotel ordered one for each room, then the manager read about limescale. They have never boiled anything.",
      flip: true,
    },
    {
      block: "figures-row",
      tone: "ink",
      heading: "The sum",
      figures: [
        { figure: "£39", label: "instead of £85" },
        { figure: "300", label: "came on Tuesday", text: "On six pallets" },
        { figure: "2", label: "for each household", text: "So that it lasts until lunch" },
      ],
    },
    {
      block: "booking-form",
      nav: "One for me",
      id: "one",
      tone: "tint",
      heading: "One for me",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Telephone", kind: "tel", autoComplete: "tel" },
        { label: "How many", kind: "select", options: ["One", "Two"] },
      ],
      send: "Put it aside",
      note: "Kept until Saturday evening. You pay when you hold it.",
    },
  ],
  footer: {
    block: "footer-card",
    heading: "Last Friday's thing: garden chairs, gone in three hours.",
  },
};
