import type { Layout } from "../../schema/model.ts";

/** For a depot manager: what it does, plans, how to get data in and out. */
export const tech1: Layout = {
  caption: "A product: what it does, plans by the bus, answers",
  nav: { block: "nav-bar", action: { label: "Try it for a month", href: "#plans" } },
  sections: [
    {
      block: "hero-split",
      tone: "night",
      keyword: "For fleets of two to sixty",
      heading: "Timetables and rosters for small bus companies",
      lead: "Draw the line on a map, say how many buses you have, and {name} works out who drives when.",
      picture: "tech-draw-map",
      actions: [
        { label: "See the plans", href: "#plans" },
        { label: "Watch a route made", href: "#what" },
      ],
    },
    {
      block: "features-bento",
      room: "open",
      nav: "What it does",
      id: "what",
      heading: "What it does for a depot",
      picture: "tech-draw-desk",
      items: [
        {
          heading: "Rosters that keep to the law",
          text: "Breaks, hours and rest days are checked as you drag a shift.",
        },
        {
          heading: "A road is closed",
          text: "Mark it on the map: every trip is moved, and the drivers are told.",
        },
        {
          heading: "Stops that print themselves",
          text: "Timetables for all 140 stops as one PDF, in driving order.",
        },
        {
          heading: "The feed that apps want",
          text: "Journey planners read your times from a GTFS file, new every night.",
        },
      ],
      lead: "Four jobs, once a Sunday night’s work.",
    },
    {
      block: "prices-tiers",
      scale: "poster",
      nav: "Plans",
      heading: "Plans and prices",
      lead: "Count the vehicles of your busiest day.",
      tiers: [
        {
          name: "Two",
          price: "£0",
          unit: "up to 2 buses",
          text: "For the village minibus and its volunteers.",
          includes: ["Map and timetable", "Stop cases as PDF", "One user"],
          action: { label: "Start with two", href: "mailto:{email}" },
        },
        {
          name: "Depot",
          price: "£14",
          unit: "a bus each month",
          text: "Everything that a depot with drivers needs.",
          includes: [
            "Rosters and leave",
            "Road closures",
            "Nightly GTFS feed",
            "Any number of users",
          ],
          action: { label: "Try it for a month", href: "mailto:{email}" },
          advised: true,
        },
        {
          name: "Group",
          price: "£11",
          unit: "a bus each month, from 40",
          text: "Several depots, one office.",
          includes: ["All of Depot", "Roles and approvals", "Audit trail", "A person to call"],
          action: { label: "Talk to Farah", href: "tel:{phone}" },
        },
      ],
    },
    {
      block: "quotes-faces",
      room: "open",
      wide: "tech-draw-depot",
      nav: "Operators",
      tone: "tint",
      heading: "Operators who use it",
      quotes: [
        {
          picture: "person-depot-colin",
          words:
            "From three spreadsheets to one map: the first roster took an hour, the second four minutes.",
          name: "Colin Marsh",
          role: "depot manager, 31 buses",
        },
        {
          picture: "person-operator-farah",
          words: "I drove the 7 for six years. If you call, I know what a split shift is.",
          name: "Farah Lund",
          role: "operator support, 5:00 to 23:00",
        },
      ],
    },
    {
      block: "questions-columns",
      nav: "Questions",
      tone: "sunken",
      heading: "Questions from operators",
      questions: [
        {
          question: "How do we get our times in?",
          answer: "Send last year's spreadsheet. So far we could read every one.",
        },
        {
          question: "And out again?",
          answer: "Everything leaves as CSV and GTFS with one button, in the free plan too.",
        },
        {
          question: "Does it work without signal?",
          answer: "Drivers see today's duty offline; changes arrive when the bus is in range.",
        },
        {
          question: "Where is our data?",
          answer: "In two British data centres, backed up hourly, deleted when you say so.",
        },
      ],
    },
  ],
  footer: {
    block: "footer-letter",
    heading: "What has changed, once a month",
    text: "Release notes in plain words, with what went wrong.",
    label: "Your email address",
    send: "Send me the notes",
    promise: "Twelve a year. No sales calls follow.",
  },
};
