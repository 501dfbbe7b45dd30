import type { Layout } from "../../model.ts";

/** For buyers off plan: which homes, prices, progress, a list to join. */
export const real4: Layout = {
  caption: "New homes: what is left, running costs, progress, a list",
  theme: {
    brand: "#e0a458",
    paper: { hue: 80, chroma: 0.02, kind: "toned" },
    headline: { weight: 600, case: "uppercase", tracking: -0.02, leading: 0.95, scale: "huge" },
    picture: { shape: "plain", filter: "none", ratio: "wide" },
    corner: "sharp",
    button: "sharp",
    rule: "bold",
    keyword: "numbered",
  },
  nav: { block: "nav-rail" },
  sections: [
    {
      block: "hero-offset",
      keyword: "Bleachfield, twelve homes",
      heading: "Twelve new homes round a yard",
      lead: "Two to four bedrooms in brick and larch, round one yard. Energy rating A, first keys in June.",
      picture: "real-plan",
      caption: "House type C, roof lifted off, 86 m²",
      actions: [{ label: "Prices", href: "#prices" }],
    },
    {
      block: "case-index",
      nav: "Homes",
      heading: "Homes still available",
      labels: ["Home", "Type", "Looks to", "Price"],
      works: [
        {
          name: "No. 3",
          kind: "B, two bedrooms, 72 m²",
          place: "South, yard",
          year: "£214,000",
          href: "#ask",
        },
        {
          name: "No. 4",
          kind: "B, two bedrooms, 72 m²",
          place: "South, yard",
          year: "£214,000",
          href: "#ask",
        },
        {
          name: "No. 7",
          kind: "C, three bedrooms, 86 m²",
          place: "West, river",
          year: "£259,000",
          href: "#ask",
        },
        {
          name: "No. 11",
          kind: "D, four bedrooms, 118 m²",
          place: "Both",
          year: "£328,000",
          href: "#ask",
        },
        {
          name: "No. 8",
          kind: "C, three bedrooms, 86 m²",
          place: "West, river",
          year: "£259,000",
          href: "#ask",
        },
      ],
      lead: "Prices include floors, kitchen and a bicycle store.",
    },
    {
      block: "figures-row",
      nav: "Prices",
      tone: "night",
      heading: "What it costs to live here",
      figures: [
        { figure: "£31", label: "a month for heat", text: "Type C, as calculated by the designer" },
        { figure: "£18", label: "a month for the yard", text: "Lights, snow, the big tree" },
        { figure: "A", label: "energy rating", text: "For all twelve" },
      ],
    },
    {
      block: "news-teasers",
      nav: "Progress",
      heading: "Progress on site",
      news: [
        {
          date: "November",
          heading: "All twelve frames are up",
          text: "Larch goes on from the yard side. The scaffold comes down street by street, so number one is dry first.",
          href: "#ask",
          picture: "real-street",
        },
        {
          date: "September",
          heading: "Brick, sorted and put back",
          text: "Two thousand tonnes of the old works were sorted; a third of it goes back into the walls.",
          href: "#ask",
        },
        {
          date: "June",
          heading: "First keys",
          text: "Numbers 1 to 6, then the river side four weeks later. Amir hands them over himself.",
          href: "#ask",
          picture: "real-keys",
        },
        {
          date: "Saturdays",
          heading: "Site office, ten to three",
          text: "Amir walks you through the show house. Hats are lent, boots are not.",
          href: "#ask",
          picture: "person-agent-amir",
        },
      ],
    },
    {
      block: "contact-form",
      nav: "Ask",
      heading: "Join the list",
      lead: "First come, first choice; no deposit until you have stood in it.",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        {
          label: "Type",
          kind: "select",
          options: ["B, two bedrooms", "C, three bedrooms", "D, four bedrooms"],
        },
      ],
      send: "Put me down",
    },
  ],
  footer: { block: "footer-large", closing: "Site office open on Saturdays, hats provided" },
};
