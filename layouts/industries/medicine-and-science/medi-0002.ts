import type { Layout } from "../../model.ts";

export const medi2: Layout = {
  caption: "The laboratory: methods, data, papers",
  theme: {
    brand: "#3450a1",
    paper: { hue: 260, chroma: 0.006, kind: "white" },
    type: { headline: "instrument-sans", body: "instrument-sans", accent: "jetbrains-mono" },
    headline: { weight: 500, tracking: -0.04, leading: 1, scale: "loud" },
    corner: "sharp",
    density: "dense",
    width: "wide",
  },
  nav: { block: "nav-rail" },
  sections: [
    {
      block: "hero-offset",
      keyword: "Tern Street Laboratory",
      heading: "Small samples, read twice",
      lead: "Blood, water and soil for practices and councils that want an answer by Thursday.",
      picture: "medi-bench",
      caption: "Bench two, iron and ferritin, before the morning run",
      actions: [{ label: "Methods", href: "#methods" }],
    },
    {
      block: "spec-sheet",
      nav: "Methods",
      heading: "What we measure",
      groups: [
        {
          heading: "Blood",
          lines: [
            ["Full count", "4 h"],
            ["Ferritin", "1 day"],
            ["Vitamin D", "2 days"],
          ],
        },
        {
          heading: "Water",
          lines: [
            ["Lead", "1 µg/l"],
            ["Nitrate", "0.5 mg/l"],
            ["Coliforms", "24 h"],
          ],
        },
        {
          heading: "Soil",
          lines: [
            ["pH", "Same day"],
            ["Heavy metals, nine", "3 days"],
          ],
        },
      ],
      note: "Limits are those of the method, not of hope. Uncertainty is printed beside every figure.",
    },
    {
      block: "process-steps",
      nav: "Sample",
      tone: "tint",
      heading: "The way of a sample",
      steps: [
        { heading: "Arrive", text: "Cooled box, barcode, two signatures.", note: "By 10:00" },
        { heading: "Split", text: "One half is measured, one half is kept.", note: "11:00" },
        {
          heading: "Read",
          text: "Two people, without seeing each other's sheet.",
          note: "Afternoon",
        },
        {
          heading: "Report",
          text: "One page. The first line is the answer.",
          note: "Next morning",
        },
      ],
    },
    {
      block: "case-index",
      nav: "Papers",
      heading: "What we have published",
      labels: ["Paper", "With", "Where", "Year"],
      works: [
        {
          name: "Lead in tenement taps",
          kind: "City water office",
          place: "Notes on Public Health",
          year: "2026",
          href: "#order",
        },
        {
          name: "Ferritin by finger prick",
          kind: "Six practices",
          place: "Bench Methods",
          year: "2024",
          href: "#order",
        },
        {
          name: "Allotment soils, a map",
          kind: "Allotment holders",
          place: "Own press",
          year: "2023",
          href: "#order",
        },
      ],
    },
    {
      block: "prices-list",
      nav: "Order",
      heading: "What it costs",
      groups: [
        {
          heading: "Households",
          lines: [
            { name: "Tap water, lead", price: "£22" },
            { name: "Soil, nine metals", price: "£48" },
          ],
        },
        {
          heading: "Practices",
          lines: [
            { name: "Full count", price: "£6.40" },
            { name: "Ferritin", price: "£9.10" },
          ],
        },
      ],
      note: "Bottles and boxes are lent. Collection on weekdays inside the bypass.",
    },
  ],
  footer: { block: "footer-slim" },
};
