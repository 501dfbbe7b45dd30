import type { Layout } from "../../model.ts";

export const spor5: Layout = {
  caption: "Hire the hall: contents first, data after",
  theme: {
    brand: "#1f4e9c",
    paper: { hue: 250, chroma: 0.012, kind: "paper" },
    headline: { weight: 700, case: "none", tracking: -0.04, leading: 1, scale: "normal" },
    picture: { shape: "corner", filter: "none", ratio: "landscape" },
    corner: "slight",
    button: "same",
    rule: "dashed",
    keyword: "numbered",
    density: "normal",
  },
  nav: { block: "nav-rail" },
  sections: [
    {
      block: "hero-index",
      keyword: "Hall hire",
      heading: "What do you need the floor for?",
      picture: "spor-court",
      entries: [
        { label: "Training", note: "By the hour, all year", href: "#rates" },
        { label: "A tournament", note: "Day rate with scoreboard", href: "#rates" },
        { label: "A birthday", note: "Bouncy things allowed", href: "#rates" },
        { label: "Something else", note: "A ceilidh, a count, a film", href: "#ask" },
      ],
    },
    {
      block: "spec-sheet",
      nav: "The hall",
      heading: "The hall on one sheet",
      picture: { id: "spor-court", zoom: 1.4, at: [60, 35] },
      groups: [
        {
          heading: "Floor",
          lines: [
            ["Size", "34 × 20 m"],
            ["Surface", "Sprung beech, 2021"],
            ["Clear height", "7.6 m"],
          ],
        },
        {
          heading: "Marked for",
          lines: [
            ["Basketball", "1 court, 6 hoops"],
            ["Badminton", "8 courts"],
            ["Volleyball", "2 courts"],
          ],
        },
        {
          heading: "Round it",
          lines: [
            ["Seats", "220, fold away"],
            ["Changing", "4 rooms, 1 step-free"],
            ["Kitchen", "Yes, with urn"],
          ],
        },
      ],
    },
    {
      block: "prices-tiers",
      nav: "Rates",
      heading: "Rates",
      tiers: [
        {
          name: "Hour",
          price: "£34",
          unit: "before 17:00",
          text: "One third of the floor costs £14.",
          includes: ["Nets and posts", "Changing rooms"],
          action: { label: "Check an hour", href: "#ask" },
        },
        {
          name: "Evening",
          price: "£52",
          unit: "an hour, from 17:00",
          text: "Booked by the term, you keep your slot.",
          includes: ["As above", "Store cupboard", "Key holder"],
          action: { label: "Ask for a slot", href: "#ask" },
          advised: true,
        },
        {
          name: "Day",
          price: "£360",
          unit: "8:00 to 20:00",
          text: "For tournaments and the odd ceilidh.",
          includes: ["Seats out", "Scoreboard", "Kitchen", "Bella, who knows the fuse box"],
          action: { label: "Hold a day", href: "#ask" },
        },
      ],
    },
    {
      block: "contact-form",
      nav: "Ask",
      tone: "deep",
      heading: "Ask for a time",
      lead: "Bella answers within a day and never by form letter.",
      fields: [
        { label: "Club or name", autoComplete: "organization" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "Day and time", hint: "For example Wednesdays at six" },
      ],
      send: "Send to Bella",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Hall open", linksLabel: "On this page" },
};
