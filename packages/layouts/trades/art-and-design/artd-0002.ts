import type { Layout } from "../../schema/model.ts";

/** For a collector: what there is, what is for sale, how to see it. */
export const artd2: Layout = {
  caption: "A portfolio: one painter, her works, a studio to visit",
  theme: {
    brand: "#1d4e9e",
    paper: { hue: 20, chroma: 0.02, kind: "toned" },
    headline: { weight: 500, case: "lowercase", tracking: -0.04, leading: 0.95, scale: "loud" },
    rule: "hairline",
    density: "airy",
    picture: { shape: "plain", filter: "dusk", ratio: "square" },
    width: "normal",
  },
  nav: { block: "nav-bar", action: { label: "Knock", href: "#write" } },
  sections: [
    {
      block: "hero-offset",
      keyword: "Ottoline Garr",
      heading: "Paintings by Ottoline Garr",
      lead: "Oil and marine enamel on canvas. Works for sale, commissions, and a studio you can visit on Fridays.",
      picture: "artd-canvas",
      caption: "Crossing, 2025, oil and marine enamel, 190 × 240 cm",
      actions: [{ label: "Works since 2019", href: "#works" }],
    },
    {
      block: "case-index",
      lead: "Seven of about sixty. Sizes in centimetres.",
      nav: "Works",
      heading: "Works since 2019",
      labels: ["Title", "Made of", "Hangs in", "Year"],
      works: [
        {
          name: "Half Past Four",
          kind: "Oil, 80 × 80",
          place: "For sale, £4,800",
          year: "2026",
          href: "#works",
        },
        {
          name: "Crossing",
          kind: "Oil and enamel, 190 × 240",
          place: "{name}, Room A",
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
          name: "Fog Signal",
          kind: "Enamel on steel, 90 × 60",
          place: "On loan, Oban pier",
          year: "2022",
          href: "#works",
        },
        {
          name: "Wire, Pebble, Leaf",
          kind: "Mobile, steel and ash",
          place: "{name}, Room B",
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
      block: "gallery-row",
      nav: "Studio",
      tone: "sunken",
      heading: "In the studio",
      walk: true,
      items: [
        { picture: "artd-palette", caption: "Palette of the week", note: "Not for sale" },
        { picture: "artd-mobile", caption: "Wire, Pebble, Leaf", note: "Steel and ash, 2021" },
        { picture: "artd-print-table", caption: "The print table", note: "Posters on Mondays" },
        { picture: "artd-kiln", caption: "Kemi's kiln next door", note: "Blue glaze, second try" },
      ],
    },
    {
      block: "story-split",
      nav: "Leaning",
      heading: "Why the paintings lean",
      picture: "artd-letter",
      caption: "A letter A from the ferry years, two metres high",
      text: [
        "My ceiling was lower than my canvases. For eleven years I painted them at a slant, and in a taller room the discs slid off the picture. So the slant stays: seven degrees, with two ash wedges for every painting.",
        "Before that I lettered ferries. A ferry sign is read at dusk, through spray, by people who are late. I kept the colours and let go of the words.",
      ],
    },
    {
      block: "contact-ways",
      nav: "Write",
      tone: "sunken",
      heading: "See a painting, buy a painting",
      ways: [
        {
          heading: "See",
          text: "Fridays from two, when the light is at its most critical.",
          action: { label: "Tell me you are coming", href: "mailto:garr@ninthshed.example" },
        },
        {
          heading: "Buy",
          text: "Through the gallery. They keep a list and are kinder than I am.",
          action: { label: "{phone}", href: "tel:{phone}" },
        },
        {
          heading: "Commission",
          text: "Tell me about the wall, the light and who sits under it. Six months, from £3,200.",
          action: {
            label: "commissions@ninthshed.example",
            href: "mailto:commissions@ninthshed.example",
          },
        },
      ],
    },
  ],
  footer: {
    block: "footer-letter",
    heading: "First look at new paintings",
    text: "A newsletter twice a year, with pictures and prices, a week before the gallery shows them.",
    label: "Your email address",
    send: "Put me on the list",
    promise: "The gallery keeps the list and shares it with nobody.",
  },
};
