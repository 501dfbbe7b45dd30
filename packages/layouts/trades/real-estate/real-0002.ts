import type { Layout } from "../../schema/model.ts";

/** For one buyer, one house: rooms, faults, a viewing. */
export const real2: Layout = {
  caption: "One house: rooms with measures, what to know, viewings",
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
      block: "hero-offset",
      keyword: "For sale, £425,000",
      heading: "Tenter House, Bobbin Hill",
      lead: "Four floors, four bedrooms, 171 m², a workshop and a south garden that needs a gardener.",
      picture: "real-tenter-house",
      caption: "From the lane, towards evening. Council tax band D.",
      actions: [{ label: "Choose a viewing", href: "#viewings" }],
    },
    {
      block: "spec-sheet",
      lead: "From the inside walls, by laser, on four floors. The drawing is of the second.",
      nav: "Rooms",
      heading: "Rooms and measurements",
      picture: "real-draw-plan",
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
      heading: "What you should know",
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
        {
          heading: "The heating",
          text: "Gas boiler of 2020, radiators on all floors, one stove that heats the middle of the house.",
          note: "£148 a month last winter",
        },
      ],
      lead: "We tell every buyer the same things, in this order.",
    },
    {
      block: "fixtures-table",
      wide: "real-kitchen",
      lead: "Half an hour each, one household at a time.",
      nav: "Viewings",
      tone: "tint",
      heading: "Viewings",
      labels: ["Day", "With", "Meet at", "Slot"],
      fixtures: [
        {
          date: "Sat 21 Nov, 10:00",
          title: "Joyce Fairley",
          place: "Front step",
          result: "free",
        },
        { date: "Sat 21 Nov, 10:30", title: "Joyce Fairley", place: "Front step", result: "taken" },
        { date: "Wed 25 Nov, 16:00", title: "Amir Dunn", place: "Garden gate", result: "free" },
      ],
      note: "Call {unbroken phone} and say the time. Bring boots for the garden.",
    },
    {
      block: "quotes-faces",
      scale: "poster",
      lead: "Two people who know it well. Call the office and we put you through to either.",
      tone: "brand",
      heading: "Ask about this house",
      quotes: [
        {
          picture: "person-agent-amir",
          words:
            "I grew up on that hill. Ask me about the sun in January, the bins and which neighbour lends a ladder: {unbroken phone}.",
          name: "Amir Dunn",
          role: "shows it on Wednesdays",
        },
        {
          picture: "person-seller-doreen",
          words:
            "Forty-one years. The kitchen is warmest, the loft is best for thinking, and the pear tree needs picking in September.",
          name: "Doreen Sutcliffe",
          role: "has lived here since 1985",
        },
      ],
    },
  ],
  footer: { block: "footer-slim" },
};
