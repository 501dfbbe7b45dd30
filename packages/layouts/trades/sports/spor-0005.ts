import type { Layout } from "../../schema/model.ts";

/** For organisers: is the hall free, what is in it, what it costs. */
export const spor5: Layout = {
  caption: "Hall hire: ask for a time, the hall’s data, rates",
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
      heading: "Hire the sports hall",
      lead: "Forty metres of sprung beech, by the hour, the evening or the day.",
      picture: "spor-hall",
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
      lead: "Measured in August, when the seats were out.",
      nav: "The hall",
      heading: "The hall on one sheet",
      picture: "spor-abstract-floor",
      groups: [
        {
          heading: "Floor",
          lines: [
            ["Size", "40 × 34 m"],
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
          heading: "Around it",
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
      scale: "poster",
      lead: "With heat, light and a caretaker to let you in.",
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
          action: { label: "Check a slot", href: "#ask" },
          advised: true,
        },
        {
          name: "Day",
          price: "£360",
          unit: "8:00 to 20:00",
          text: "For tournaments and the odd ceilidh.",
          includes: ["Seats out", "Scoreboard", "Kitchen", "Bella on duty"],
          action: { label: "Hold a day", href: "#ask" },
        },
      ],
    },
    {
      block: "partners-marks",
      wide: "spor-court",
      nav: "Clubs",
      tone: "deep",
      heading: "Clubs at home here",
      lead: "Four clubs have a fixed time here. The rest of the week is yours.",
      partners: [
        { name: "Eastgate Basketball", sign: "ring", text: "Mondays and Fridays" },
        { name: "Tuesday Badminton", sign: "peak", text: "Tuesdays from seven" },
        { name: "Gallowmuir Ceilidh", sign: "dots", text: "Last Saturday of the month" },
        { name: "Junior Volleyball", sign: "half", text: "Saturday mornings" },
      ],
    },
    {
      block: "quotes-faces",
      tone: "accent",
      heading: "Clubs that hire it",
      quotes: [
        {
          words:
            "Good floor, straight lines, and the hoops are at the right height, which you cannot say of everywhere.",
          name: "Morag Weir",
          role: "Eastgate basketball",
        },
        {
          words:
            "Forty children on a Saturday and the heating works. Bella shows you the fuse box once and then trusts you.",
          name: "Winston Baptiste",
          role: "junior club",
        },
      ],
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Hall open", linksLabel: "On this page" },
};
