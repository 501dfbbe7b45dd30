import type { Layout } from "../../model.ts";

export const port1: Layout = {
  caption: "A register of work, grey on white",
  nav: { block: "nav-plain", aside: "Free from 8 February" },
  sections: [
    {
      block: "hero-type",
      heading: "I photograph objects until they look like themselves.",
      lead: "Packaging, ceramics, tools, food that keeps still. For shops, museums and people who make one thing well.",
      facts: ["Leith, Edinburgh", "Digital and 5 × 4", "Since 2014"],
      actions: [{ label: "See the work", href: "#work" }],
    },
    {
      block: "case-index",
      nav: "Work",
      heading: "Selected work",
      labels: ["For", "What", "Where used", "Year"],
      works: [
        {
          name: "Tannock Salt",
          kind: "Packaging, eleven jars",
          place: "Shop and posters",
          year: "2026",
          href: "#salt",
        },
        {
          name: "Museum of Fastenings",
          kind: "412 buttons",
          place: "Catalogue",
          year: "2025",
          href: "#write",
        },
        {
          name: "Otter & Daughter",
          kind: "Hand planes",
          place: "Website",
          year: "2025",
          href: "#write",
        },
        {
          name: "Ferry Bread",
          kind: "Loaves, side on",
          place: "Vans",
          year: "2024",
          href: "#write",
        },
        {
          name: "Glasshouse Press",
          kind: "Book covers",
          place: "Print",
          year: "2023",
          href: "#write",
        },
      ],
    },
    {
      block: "case-study",
      id: "salt",
      keyword: "Tannock Salt",
      heading: "Eleven jars that are all white",
      picture: "port-wall",
      facts: [
        ["Days", "Three"],
        ["Frames", "64"],
        ["Kept", "11"],
        ["Light", "One window, two sheets"],
      ],
      parts: [
        {
          heading: "Wanted",
          text: "White salt in white jars on white, and every one must be told from its sister.",
        },
        {
          heading: "Done",
          text: "A north window and a black card moved by a centimetre between frames, so that each grain has an edge.",
        },
      ],
    },
    {
      block: "call-line",
      nav: "Write",
      heading: "Send me the thing, or a picture of it",
      action: { label: "noor@noorhalloran.example", href: "mailto:noor@noorhalloran.example" },
    },
  ],
  footer: { block: "footer-slim" },
};
