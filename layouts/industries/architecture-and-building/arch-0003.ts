import type { Layout } from "../../model.ts";

export const arch3: Layout = {
  caption: "Full picture, the way of working, questions",
  theme: { paper: { hue: 60, chroma: 0.014, kind: "toned" }, keyword: "caps" },
  nav: { block: "nav-bar", action: { label: "Book a site visit", href: "#visit" } },
  sections: [
    {
      block: "hero-full",
      keyword: "House extensions in and around Bristol",
      heading: "One good room changes the whole house",
      lead: "We design and build extensions at a fixed price, with a finish date in the contract.",
      picture: "arch-arcade",
      actions: [{ label: "See what it costs", href: "#costs" }],
      aside: "Next start on site: March 2027",
    },
    {
      block: "process-steps",
      nav: "How it goes",
      keyword: "How it goes",
      heading: "Nine months, told honestly",
      steps: [
        {
          heading: "Visit",
          text: "An hour at your table, a walk round the house, a page of notes.",
          note: "Week 1",
        },
        {
          heading: "Sketch",
          text: "Three ideas at three prices, pinned to your own wall.",
          note: "Weeks 2–6",
        },
        {
          heading: "Permit",
          text: "Drawings, neighbours, the council. We write every letter.",
          note: "Weeks 7–18",
        },
        {
          heading: "Build",
          text: "Our own crew, five days a week, your kitchen working throughout.",
          note: "Weeks 19–36",
        },
      ],
    },
    {
      block: "figures-row",
      nav: "Costs",
      id: "costs",
      tone: "ink",
      heading: "What an extension costs with us",
      lead: "Fixed before the first spade goes in, with foundations and fees included.",
      figures: [
        {
          figure: "£3,150",
          label: "for each square metre, finished",
          text: "Roof, floor, glass, wiring, paint",
        },
        { figure: "14%", label: "of it is our fee", text: "Drawings, permit, site" },
        { figure: "17", label: "weeks on site", text: "For 30 m² in one storey" },
      ],
    },
    {
      block: "gallery-stagger",
      nav: "Rooms",
      heading: "Three rooms from the last two years",
      items: [
        {
          picture: { id: "arch-stairs", at: [55, 60], zoom: 1.3 },
          heading: "Stair hall, Clifton",
          text: "Nine stone treads let the light of the roof down to the cellar kitchen.",
        },
        {
          picture: { id: "arch-model", at: [40, 45], zoom: 1.6 },
          heading: "Garden room, Totterdown",
          text: "A dome of eleven panels, each light enough for one person to lift.",
        },
        {
          picture: { id: "arch-arcade", at: [70, 55], zoom: 1.7 },
          heading: "Loggia, Redland",
          text: "Four arches turn a north wall into the place where everybody has breakfast.",
        },
      ],
    },
    {
      block: "booking-form",
      id: "visit",
      tone: "tint",
      heading: "Book a visit to your house",
      lead: "It takes an hour and costs nothing.",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Telephone", kind: "tel", autoComplete: "tel" },
        { label: "Day that suits you", kind: "date" },
      ],
      send: "Ask for this day",
      note: "We ring back the same afternoon to agree the hour.",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Studio hours", linksLabel: "On this page" },
};
