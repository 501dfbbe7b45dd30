import type { Layout } from "../../model.ts";

export const real2: Layout = {
  caption: "One house on a page of its own",
  theme: {
    brand: "#a4532f",
    paper: { hue: 50, chroma: 0.014, kind: "paper" },
    type: { headline: "source-serif-4", body: "outfit" },
    headline: { weight: 500, tracking: -0.025, leading: 1, scale: "loud" },
    picture: { shape: "plain", filter: "warm", ratio: "panorama" },
    density: "airy",
    corner: "sharp",
    keyword: "italic",
  },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-ledger",
      keyword: "For sale",
      heading: "Tenter House, Bobbin Hill",
      lead: "Four floors with the sun on three of them, a workshop, and a garden that wants somebody.",
      picture: "real-street",
      figures: [
        { figure: "£425,000", label: "Price" },
        { figure: "171 m²", label: "Area" },
        { figure: "4", label: "Bedrooms" },
        { figure: "Band D", label: "Council tax" },
      ],
      actions: [{ label: "Choose a viewing", href: "#viewings" }],
    },
    {
      block: "spec-sheet",
      nav: "Rooms",
      heading: "Room by room",
      picture: "real-plan",
      groups: [
        {
          heading: "Ground",
          lines: [
            ["Kitchen", "5.2 × 4.1 m"],
            ["Pantry, north side", "2.0 × 1.6 m"],
            ["Workshop", "6.8 × 3.9 m"],
          ],
        },
        {
          heading: "First",
          lines: [
            ["Sitting room", "5.2 × 5.0 m"],
            ["Study", "2.9 × 2.4 m"],
            ["Bathroom", "2.9 × 2.1 m"],
          ],
        },
        {
          heading: "Above",
          lines: [
            ["Bedrooms, two", "4.1 × 3.8 m"],
            ["Loft, two more", "4.6 × 3.0 m"],
          ],
        },
      ],
      note: "Measured on 3 October. Ceilings are 2.6 m, in the loft 2.1 m at the ridge.",
    },
    {
      block: "features-columns",
      nav: "To know",
      heading: "What you ought to know",
      items: [
        {
          heading: "The roof",
          text: "Stone slates, relaid in 2019. One valley gutter wants lead within five years.",
          note: "About £1,800",
        },
        {
          heading: "The damp",
          text: "In the workshop's back wall, where the hill leans on it. It has been so since 1840.",
          note: "Live with it",
        },
        {
          heading: "The neighbours",
          text: "A potter on the left, a piano on the right until nine.",
          note: "Both friendly",
        },
      ],
    },
    {
      block: "fixtures-table",
      nav: "Viewings",
      tone: "tint",
      heading: "Viewings",
      labels: ["Day", "With", "Meet at", "Places"],
      fixtures: [
        {
          date: "Sat 21 Nov, 10:00",
          title: "Joyce Fairley",
          place: "Front step",
          result: "2 left",
        },
        { date: "Sat 21 Nov, 10:30", title: "Joyce Fairley", place: "Front step", result: "full" },
        { date: "Wed 25 Nov, 16:00", title: "Amir Dunn", place: "Garden gate", result: "3 left" },
      ],
      note: "Ring 0113 496 0390 and say the time. Bring boots for the garden.",
    },
    {
      block: "call-band",
      tone: "brand",
      heading: "Not this one, but one like it?",
      actions: [{ label: "Tell us what you look for", href: "mailto:office@fairleydunn.example" }],
    },
  ],
  footer: { block: "footer-slim" },
};
