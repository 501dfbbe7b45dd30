import type { Layout } from "../../model.ts";

export const tech4: Layout = {
  caption: "Release notes: three doors, a case, people",
  theme: {
    paper: { hue: 250, chroma: 0.016, kind: "toned" },
    picture: { shape: "corner", filter: "crisp", ratio: "wide" },
    corner: "round",
    button: "pill",
    rule: "hairline",
    headline: { weight: 500, tracking: -0.035, leading: 1, scale: "loud" },
  },
  nav: { block: "nav-bar", action: { label: "Work here", href: "#work" } },
  sections: [
    {
      block: "hero-doors",
      tone: "night",
      keyword: "Eleven people in a tram shed",
      heading: "What we have been making",
      lead: "We write down every change, also the ones that did not work.",
      doors: [
        {
          label: "Night buses",
          note: "Trips past midnight, finally",
          href: "#night",
          picture: { id: "tech-keycaps", at: [62, 50], zoom: 1.15 },
        },
        {
          label: "The box",
          note: "Second edition, and the years before it",
          href: "#years",
          picture: { id: "tech-chip", at: [52, 45] },
        },
        {
          label: "Who picks up",
          note: "Three names, three telephones",
          href: "#people",
          picture: { id: "tech-desk", at: [36, 60], zoom: 1.25 },
        },
      ],
    },
    {
      block: "case-study",
      id: "night",
      keyword: "Release 26.10",
      heading: "A day that ends at 27:40",
      picture: { id: "tech-keycaps", zoom: 1.1 },
      facts: [
        ["Asked for by", "Nine operators"],
        ["Took", "Seven months"],
        ["Lines removed", "4,120"],
        ["Out since", "October 2026"],
      ],
      parts: [
        {
          heading: "The trouble",
          text: "A bus that leaves on Friday at 00:20 belongs to Thursday, except for the driver, the till and the law.",
        },
        {
          heading: "What we tried",
          text: "Two calendars side by side. Dispatchers hated it within a morning, and they were right.",
        },
        {
          heading: "What stayed",
          text: "Service days run past twenty-four hours. Everything else asks the service day, and only printing asks the clock.",
        },
      ],
    },
    {
      block: "timeline-years",
      nav: "Years",
      tone: "deep",
      heading: "Slowly, mostly on purpose",
      events: [
        {
          year: "2018",
          heading: "One village",
          text: "A spreadsheet for the Tuesday market bus, made by a passenger.",
        },
        {
          year: "2020",
          heading: "Empty buses",
          text: "We kept every small operator on for nothing until the roads filled again.",
        },
        {
          year: "2024",
          heading: "The box",
          text: "Hardware, against all advice. The second edition works.",
        },
      ],
    },
    {
      block: "team-rows",
      nav: "People",
      heading: "Who picks up",
      people: [
        {
          name: "Farah Lund",
          role: "Operators",
          text: "Drove the 7 for six years. Still has the licence.",
        },
        { name: "Piotr Ash", role: "Timetables", text: "Can hear a bad interchange." },
        {
          name: "Winnie Okoro",
          role: "Box and radio",
          text: "Has been on the roof of more buses than anyone.",
        },
      ],
    },
    {
      block: "story-text",
      nav: "Work",
      keyword: "Work here",
      heading: "One desk by the window",
      opening:
        "We are looking for somebody who has waited at a bus stop in the rain and thought about it.",
      text: "Four days a week, in the shed or at home, a wage that we print in the advert: £46,000. Write to us about one thing on this page that you would do differently.",
      action: { label: "Write to Farah", href: "mailto:work@plainbus.example" },
    },
  ],
  footer: {
    block: "footer-card",
    heading: "The kettle is on from five, because the first bus is at 5:12.",
  },
};
