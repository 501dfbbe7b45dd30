import type { Layout } from "../../model.ts";

export const real4: Layout = {
  caption: "New homes: plan, prices, progress",
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
      heading: "Twelve homes round one yard",
      lead: "Built of brick and larch where the bleach works stood. First keys in June.",
      picture: "real-plan",
      caption: "House type C, roof lifted off, 86 m²",
      actions: [{ label: "Prices", href: "#prices" }],
    },
    {
      block: "case-index",
      nav: "Homes",
      heading: "Still to be had",
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
      ],
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
      block: "timeline-years",
      nav: "Progress",
      heading: "How far it is",
      events: [
        {
          year: "Mar",
          heading: "Ground",
          text: "Two thousand tonnes of old brick sorted; a third of it goes back into the walls.",
        },
        {
          year: "Sep",
          heading: "Frames",
          text: "All twelve up before the rain. The scaffold comes down street by street.",
        },
        {
          year: "Jun",
          heading: "Keys",
          text: "Numbers one to six first, the river side four weeks later.",
        },
      ],
    },
    {
      block: "contact-form",
      nav: "Ask",
      heading: "Put your name down",
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
