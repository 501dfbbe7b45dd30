import type { Layout } from "../../model.ts";

export const tech1: Layout = {
  caption: "Dark opening, features in a box, three plans",
  nav: { block: "nav-bar", action: { label: "Try it for a month", href: "#plans" } },
  sections: [
    {
      block: "hero-split",
      tone: "night",
      keyword: "For fleets of two to sixty",
      heading: "Draw the line, get the timetable",
      lead: "Put the stops on a map, say how many buses you have, and Plainbus works out who drives when.",
      picture: "tech-desk",
      actions: [
        { label: "See the plans", href: "#plans" },
        { label: "Watch a route being made", href: "#what" },
      ],
    },
    {
      block: "features-bento",
      nav: "What it does",
      id: "what",
      heading: "Four jobs you now do on a Sunday night",
      picture: { id: "tech-keycaps", zoom: 1.2, at: [55, 50] },
      items: [
        {
          heading: "Rosters that keep to the law",
          text: "Breaks, hours and rest days are checked as you drag a shift, not in the week after.",
        },
        {
          heading: "A road is closed",
          text: "Mark it on the map. Every trip that used it is moved, and the drivers are told.",
        },
        {
          heading: "Stops that print themselves",
          text: "Timetable cases for all 140 stops as one PDF, in the order you drive past them.",
        },
        {
          heading: "The feed that apps want",
          text: "Journey planners read your times from a GTFS file that is renewed every night.",
        },
      ],
    },
    {
      block: "prices-tiers",
      nav: "Plans",
      heading: "Priced by the bus",
      lead: "Count the vehicles on the road on your busiest day. That is the number.",
      tiers: [
        {
          name: "Two",
          price: "£0",
          unit: "up to 2 buses",
          text: "For the village minibus and its volunteers.",
          includes: ["Map and timetable", "Stop cases as PDF", "One user"],
          action: { label: "Start with two", href: "mailto:desk@plainbus.example" },
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
          action: { label: "Try it for a month", href: "mailto:desk@plainbus.example" },
          advised: true,
        },
        {
          name: "Group",
          price: "£11",
          unit: "a bus each month, from 40",
          text: "Several depots, one office.",
          includes: ["All of Depot", "Roles and approvals", "Audit trail", "A person to ring"],
          action: { label: "Talk to Farah", href: "tel:01614960277" },
        },
      ],
    },
    {
      block: "questions-columns",
      nav: "Questions",
      tone: "sunken",
      heading: "Before you ask",
      questions: [
        {
          question: "How do we get our times in?",
          answer:
            "Send us last year's spreadsheet. We have not yet met one that we could not read.",
        },
        {
          question: "And out again?",
          answer: "Everything leaves as CSV and GTFS, with one button, also in the free plan.",
        },
        {
          question: "Does it work without signal?",
          answer: "Drivers see today's duty offline; changes arrive when the bus is back in range.",
        },
      ],
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Who is there when", linksLabel: "On this page" },
};
