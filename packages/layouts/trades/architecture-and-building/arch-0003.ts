import type { Layout } from "../../schema/model.ts";

/** For a family that needs a room: how long, how much, and a visit. */
export const arch3: Layout = {
  caption: "An appointment: extensions at a fixed price, booked as a visit",
  theme: { paper: { hue: 60, chroma: 0.014, kind: "toned" }, keyword: "caps" },
  nav: { block: "nav-bar", action: { label: "Book a site visit", href: "#visit" } },
  sections: [
    {
      block: "hero-full",
      keyword: "House extensions in and around {town}",
      heading: "Extensions at a fixed price",
      lead: "Designed and built by one firm in {town}, with the price and the finish date in the contract.",
      picture: "arch-close-extension",
      actions: [{ label: "See what it costs", href: "#costs" }],
      aside: "Next start on site: March 2027",
    },
    {
      block: "process-steps",
      lead: "The dates are in the contract. If we are late, we pay £60 for each working day.",
      nav: "How it goes",
      keyword: "How it goes",
      heading: "Nine months, step by step",
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
          heading: "Planning",
          text: "Drawings, neighbours, the council. We write every letter.",
          note: "Weeks 7–19",
        },
        {
          heading: "Build",
          text: "Our own crew, five days a week, your kitchen working throughout.",
          note: "Weeks 20–36",
        },
        {
          heading: "Hand over",
          text: "Keys, guarantees and a list of what to oil, and when. We come back after one winter.",
          note: "Week 37",
        },
      ],
    },
    {
      block: "figures-row",
      nav: "Costs",
      id: "costs",
      tone: "ink",
      heading: "What an extension costs",
      lead: "Fixed before the first spade goes in, with foundations and fees included.",
      figures: [
        {
          figure: "£3,150",
          label: "for each square metre, finished",
          text: "Roof, floor, glass, wiring, paint",
        },
        { figure: "14%", label: "of it is our fee", text: "Drawings, planning, site" },
        { figure: "17", label: "weeks on site", text: "For 30 m² in one storey" },
      ],
    },
    {
      block: "offers-tabs",
      wide: "arch-weir-afternoon",
      nav: "Rooms",
      heading: "Three kinds of room, with prices",
      lead: "Real rooms from the last two years. Yours will differ, but the price will be of this order.",
      offers: [
        {
          name: "Stair hall",
          text: "A stair in stone or ash that brings light from the roof down into the middle of a terraced house.",
          includes: [
            "Stair, roof light, new landing",
            "Structure and building control",
            "Nine weeks on site",
            "You stay in the house",
          ],
          price: "£38,000 to £55,000",
          picture: "arch-draw-stair",
          action: { label: "Book a visit", href: "#visit" },
        },
        {
          name: "Garden room",
          text: "A room for eating and homework towards the garden, with a floor that is level with the terrace.",
          includes: [
            "24 to 32 m², insulated slab",
            "Timber frame from our own saw",
            "Kitchen connected",
            "17 weeks on site",
          ],
          price: "£76,000 to £101,000",
          picture: "arch-weir-noon",
          action: { label: "Book a visit", href: "#visit" },
        },
        {
          name: "Timber hut",
          text: "A detached room on posts: a studio, an office with its own door, a place for swimmers.",
          includes: [
            "Up to 30 m², seldom needs planning permission",
            "Screw piles, no concrete",
            "Power and data",
            "Six weeks on site",
          ],
          price: "£48,000 to £66,000",
          picture: "arch-draw-hut",
          action: { label: "Book a visit", href: "#visit" },
        },
      ],
    },
    {
      block: "booking-form",
      id: "visit",
      tone: "tint",
      heading: "Book a visit at your house",
      lead: "An hour at your table with Nadia or Tom, free of charge.",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Telephone", kind: "tel", autoComplete: "tel" },
        { label: "Day that suits you", kind: "date" },
      ],
      send: "Book this day",
      note: "We phone back the same afternoon to agree the hour.",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Studio hours", linksLabel: "On this page" },
};
