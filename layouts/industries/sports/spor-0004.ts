import type { Layout } from "../../model.ts";

export const spor4: Layout = {
  caption: "Poster type, a ten-kilometre race",
  theme: {
    brand: "#ffe100",
    paper: { hue: 100, chroma: 0.002, kind: "white" },
    type: { headline: "sofia-sans-extra-condensed", body: "archivo" },
    headline: { weight: 900, case: "uppercase", tracking: -0.02, leading: 0.82, scale: "huge" },
    picture: { shape: "plain", filter: "duotone", ratio: "wide" },
    keyword: "plain",
  },
  nav: { block: "nav-plain", aside: "Sunday 9 May 2027" },
  sections: [
    {
      block: "hero-type",
      tone: "brand",
      heading: "Ten times round the block",
      lead: "The Gallowmuir Ten: ten laps of one kilometre, on closed streets, past everybody's window.",
      facts: ["Start 10:00", "600 places", "£12, of which £5 goes to the hall roof"],
      actions: [{ label: "Take a number", href: "#number" }],
    },
    {
      block: "itinerary-days",
      nav: "The lap",
      heading: "One lap",
      days: [
        {
          label: "0 m",
          heading: "Hall door",
          text: "Flat, wide, noisy. Do not go off like a fool.",
          facts: ["Timing mat"],
        },
        {
          label: "300 m",
          heading: "Brewery bend",
          text: "Cobbles on the inside; take the tarmac and lose a metre.",
        },
        {
          label: "550 m",
          heading: "The climb",
          text: "Nine metres up. It does not look like much until the seventh time.",
          facts: ["Water"],
        },
        {
          label: "1,000 m",
          heading: "Hall door again",
          text: "Mrs Baxter rings the bell for your last lap.",
        },
      ],
    },
    {
      block: "gallery-mosaic",
      tone: "night",
      heading: "Last year, in the hall afterwards",
      pictures: [
        "spor-court",
        { id: "spor-kettlebell", zoom: 1.3 },
        { id: "spor-racket", zoom: 1.5, at: [40, 40] },
      ],
    },
    {
      block: "fixtures-table",
      nav: "Records",
      heading: "Records, such as they are",
      labels: ["Year", "Runner", "From", "Time"],
      fixtures: [
        { date: "2024", title: "Ife Brandon", place: "Springburn", result: "31:58" },
        { date: "2025", title: "Catriona Bell", place: "Dennistoun", result: "35:20" },
        { date: "2022", title: "Wullie Baxter, 81", place: "Number 14", result: "72:09" },
      ],
    },
    {
      block: "booking-form",
      nav: "Number",
      tone: "accent",
      heading: "Take a number",
      fields: [
        { label: "Name on the bib", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        {
          label: "Hoped-for time",
          kind: "select",
          options: ["Under 40", "Under 50", "Under 60", "Before they take the cones in"],
        },
      ],
      send: "I am running",
    },
  ],
  footer: { block: "footer-large", closing: "Road open again at half past one" },
};
