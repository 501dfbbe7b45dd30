import type { Layout } from "../../schema/model.ts";

/** For a practice or a household with a sample: methods, prices, how to send it. */
export const medi2: Layout = {
  caption: "A laboratory: methods and limits, the way of a sample, prices",
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
      keyword: "{street name} Laboratory",
      heading: "Blood, water and soil, analysed",
      lead: "A small laboratory for practices, councils and households. Most results the next morning.",
      picture: "medi-draw-bench",
      caption: "Bench two, iron and ferritin, before the morning run",
      actions: [{ label: "Methods", href: "#methods" }],
    },
    {
      block: "spec-sheet",
      lead: "Forty-one tests in all. These are asked for most.",
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
            ["Heavy metals, eight", "3 days"],
          ],
        },
      ],
      note: "Limits are those of the method. The uncertainty is printed beside every figure.",
      picture: "medi-draw-microscope",
    },
    {
      block: "process-steps",
      lead: "From your door to a page you can read, in about a day.",
      nav: "Sample",
      tone: "tint",
      heading: "What happens to your sample",
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
      block: "team-portraits",
      wide: "medi-draw-report",
      nav: "Scientists",
      heading: "Who signs your report",
      lead: "Two people read every result without seeing each other's sheet.",
      people: [
        {
          name: "Dr Samir Haddad",
          role: "Clinical lead",
          text: "Dr Haddad telephones the practice himself when a result cannot wait. He published on finger-prick ferritin in 2024.",
        },
        {
          name: "Dr Fiona Maclaren",
          role: "Second reader",
          text: "Dr Maclaren reads the afternoon run blind. If her reading differs, which it does about twice a month, the sample is measured again.",
        },
      ],
    },
    {
      block: "prices-list",
      scale: "poster",
      nav: "Prices",
      heading: "Prices and how to order",
      groups: [
        {
          heading: "Households",
          lines: [
            { name: "Tap water, lead", text: "Bottle by post", price: "£22" },
            { name: "Tap water, full", text: "Lead, nitrate, coliforms", price: "£54" },
            { name: "Soil, eight metals", text: "Three spoonfuls", price: "£48" },
            { name: "Well water, yearly", text: "Two bottles, one reminder", price: "£72" },
          ],
        },
        {
          heading: "Practices",
          lines: [
            { name: "Full blood count", text: "4 hours", price: "£6.40" },
            { name: "Ferritin", text: "1 day", price: "£9.10" },
            { name: "Vitamin D", text: "2 days", price: "£14.80" },
            { name: "HbA1c", text: "1 day", price: "£8.20" },
          ],
        },
      ],
      note: "Bottles and boxes are lent. Collection on weekdays inside the bypass.",
    },
  ],
  footer: {
    block: "footer-social",
    closing: "Write or call for a set of bottles.",
    places: [
      { icon: "phone", label: "{phone}", href: "tel:{phone}" },
      { icon: "mail", label: "lab@ternstreet.example", href: "mailto:lab@ternstreet.example" },
      { icon: "book", label: "Published papers", href: "#methods" },
    ],
    legal: [
      "{street name} Laboratory, invented",
      "Accredited by nobody: this is an example",
      "Collection on weekdays inside the bypass",
    ],
  },
};
