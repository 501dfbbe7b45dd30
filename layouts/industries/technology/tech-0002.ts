import type { Layout } from "../../model.ts";

export const tech2: Layout = {
  caption: "A data sheet for a device, on a rail",
  theme: {
    brand: "#0f9d7a",
    paper: { hue: 170, chroma: 0.008, kind: "paper" },
    headline: { weight: 500, tracking: -0.03, leading: 1.05, scale: "quiet" },
    corner: "sharp",
    rule: "hairline",
    density: "dense",
    keyword: "numbered",
  },
  nav: { block: "nav-rail" },
  sections: [
    {
      block: "hero-ledger",
      keyword: "Plainbus Box, second edition",
      heading: "The small green box behind the windscreen",
      lead: "It tells the office where the bus is, and the passengers when it will come. It does nothing else.",
      picture: "tech-chip",
      figures: [
        { figure: "210 g", label: "Weight" },
        { figure: "1.4 W", label: "Draw" },
        { figure: "1 s", label: "Fix" },
        { figure: "10 years", label: "Life" },
      ],
      actions: [{ label: "Order a pair to try", href: "#order" }],
    },
    {
      block: "spec-sheet",
      nav: "Data",
      heading: "Everything on one sheet",
      picture: { id: "tech-chip", zoom: 1.5, at: [55, 50] },
      groups: [
        {
          heading: "Radio",
          lines: [
            ["Mobile", "LTE-M, 2G as a spare"],
            ["Satellites", "GPS, Galileo, GLONASS"],
            ["Aerial", "Inside, behind glass"],
          ],
        },
        {
          heading: "Power",
          lines: [
            ["Supply", "9–36 V"],
            ["Asleep", "0.02 W"],
            ["Battery", "40 min without the bus"],
          ],
        },
        {
          heading: "Body",
          lines: [
            ["Size", "94 × 58 × 21 mm"],
            ["Sealing", "IP54"],
            ["Warm and cold", "−30 to +70 °C"],
          ],
        },
      ],
      note: "Tested on the 214 over the tops through two winters.",
    },
    {
      block: "process-steps",
      nav: "Fitting",
      heading: "Fitted in the time a kettle takes",
      steps: [
        { heading: "Stick", text: "Clean glass, low on the nearside, label towards the driver." },
        { heading: "Plug", text: "Two wires to the radio feed, one to earth." },
        { heading: "Wait", text: "Three green lights. Drive." },
      ],
    },
    {
      block: "credentials-list",
      nav: "Papers",
      tone: "tint",
      heading: "Papers you may be asked for",
      items: [
        { name: "E-mark, vehicle electronics", by: "Notified test house, Leeds", year: "2025" },
        { name: "Radio equipment declaration", by: "Plainbus, self-declared", year: "2025" },
        {
          name: "Repair manual, open",
          by: "Plainbus",
          year: "2026",
          text: "Every screw, no login",
        },
      ],
    },
    {
      block: "prices-single",
      nav: "Order",
      tone: "ink",
      heading: "One price",
      price: "£89",
      unit: "a box, no contract",
      includes: ["SIM for ten years", "Bracket and leads", "Spare parts until 2036"],
      actions: [{ label: "Order by email", href: "mailto:desk@plainbus.example" }],
      note: "Send the first pair back within sixty days if they disappoint.",
    },
  ],
  footer: { block: "footer-slim" },
};
