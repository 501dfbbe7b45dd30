import type { Layout } from "../../schema/model.ts";

/** For a fleet engineer: one device, its data, fitting, price. */
export const tech2: Layout = {
  caption: "A device: price and data, how it is fitted, papers",
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
      block: "hero-product",
      keyword: "{name} Box, second edition",
      heading: "GPS box for buses",
      lead: "It tells the office where the bus is and passengers when it comes. Sticks behind the windscreen, fits in ten minutes.",
      pictures: ["tech-green-box", "tech-draw-box"],
      price: "£89",
      unit: "a box, no contract",
      versionsLabel: "Sold in",
      versions: ["pairs", "tens", "whole depots"],
      actions: [
        { label: "Order a pair to try", href: "mailto:{email}" },
        { label: "All data", href: "#data" },
      ],
      facts: [
        ["Weight", "210 g"],
        ["Power", "9–36 V, 1.4 W"],
        ["Position", "1 s, GPS, Galileo, GLONASS"],
        ["SIM", "included for ten years"],
      ],
      note: "Send the first pair back within sixty days if they disappoint.",
    },
    {
      block: "spec-sheet",
      nav: "Data",
      heading: "Technical data",
      picture: "tech-draw-board",
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
      lead: "A screwdriver, a cloth and a driver who wants to go home.",
      nav: "Fitting",
      heading: "Fitted in ten minutes",
      steps: [
        {
          heading: "Stick",
          text: "Clean glass, low on the nearside, label towards the driver.",
          note: "2 minutes",
        },
        {
          heading: "Plug",
          text: "Two wires to the radio feed, one to earth. No drilling.",
          note: "6 minutes",
        },
        {
          heading: "Drive",
          text: "Three green lights, and the bus appears on the map.",
          note: "2 minutes",
        },
      ],
    },
    {
      block: "credentials-list",
      wide: "tech-draw-village",
      lead: "Papers come as PDF with the invoice, and hang on the wall here.",
      nav: "Papers",
      tone: "tint",
      heading: "Certificates",
      items: [
        { name: "E-mark, vehicle electronics", by: "Notified test house, Leeds", year: "2025" },
        { name: "Radio equipment declaration", by: "{name}, self-declared", year: "2025" },
        {
          name: "Repair manual, open",
          by: "{name}",
          year: "2026",
          text: "Every screw, no login",
        },
        {
          name: "Battery transport, UN 38.3",
          by: "Notified test house, Leeds",
          year: "2025",
          text: "Summary on request",
        },
      ],
    },
    {
      block: "quotes-faces",
      scale: "poster",
      lead: "One who made it and one who bolted thirty-one of them behind windscreens.",
      tone: "ink",
      nav: "Tested",
      heading: "Tested on the road",
      quotes: [
        {
          words:
            "Two winters on the 214 over the tops: minus eighteen, plus forty behind glass. We changed the glue once and the firmware eleven times.",
          name: "Winnie Okoro",
          role: "designed the box",
        },
        {
          words: "Thirty-one boxes, one returned. A driver had hung his coat on it.",
          name: "Colin Marsh",
          role: "depot manager",
        },
      ],
    },
  ],
  footer: { block: "footer-slim" },
};
