import type { Layout } from "../../model.ts";

export const spor5: Layout = {
  caption: "Hire the hall: ask for a time first, data after",
  theme: {
    brand: "#e0531f",
    paper: { hue: 160, chroma: 0.012, kind: "paper" },
    headline: { weight: 700, case: "none", tracking: -0.04, leading: 1, scale: "loud" },
    picture: { shape: "corner", filter: "none", ratio: "landscape" },
    corner: "slight",
    button: "same",
    rule: "dashed",
    keyword: "mark",
    density: "normal",
  },
  nav: { block: "nav-bar" },
  sections: [
    {
      block: "hero-booking",
      id: "ask",
      keyword: "Hall hire",
      heading: "What do you need the floor for?",
      lead: "Thirty-four metres of sprung beech, by the hour or by the day.",
      picture: { id: "spor-court", at: [60, 70] },
      fields: [
        {
          label: "For what?",
          kind: "select",
          options: ["Training", "A tournament", "A birthday", "Something else"],
        },
        { label: "Which day", kind: "date" },
        { label: "From", kind: "time" },
        { label: "Email", kind: "email", autoComplete: "email" },
      ],
      send: "Ask Bella",
      note: "Bella answers within a day and never by form letter.",
    },
    {
      block: "spec-sheet",
      nav: "The hall",
      heading: "The hall on one sheet",
      picture: { id: "spor-racket", at: [55, 60], zoom: 1.1 },
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
      block: "process-steps",
      nav: "The day",
      tone: "deep",
      heading: "How a hire goes",
      steps: [
        { heading: "Ask", text: "Above, or at the desk with a pencil.", note: "Any day" },
        { heading: "Walk round", text: "Bella shows you the fuse box.", note: "Ten minutes" },
        { heading: "Play", text: "Nets up before you come in.", note: "Your hour" },
        { heading: "Sweep", text: "The wide broom is by the door.", note: "Five minutes" },
      ],
    },
    {
      block: "call-band",
      tone: "accent",
      heading: "Something odd? We have had a vintage tractor in here.",
      actions: [{ label: "Ring the desk", href: "tel:01414960611" }],
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Hall open", linksLabel: "On this page" },
};
