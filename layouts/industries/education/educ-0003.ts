import type { Layout } from "../../model.ts";

export const educ3: Layout = {
  caption: "One summer course, week by week",
  theme: {
    brand: "#1b998b",
    paper: { hue: 180, chroma: 0.014, kind: "toned" },
    headline: { weight: 800, tracking: -0.04, leading: 0.95, scale: "huge" },
    picture: { shape: "arch", filter: "none", ratio: "portrait" },
    keyword: "caps",
    rule: "dotted",
    density: "airy",
  },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-portrait",
      keyword: "Summer school, 2 to 27 August 2027",
      heading: "Round the world in twenty mornings",
      lead: "Geography for children of eight to twelve.",
      picture: { id: "educ-globe", at: [50, 45] },
      aside: "Four weeks, four oceans, one globe that has been dropped only twice.",
      actions: [{ label: "Keep a place", href: "#place" }],
    },
    {
      block: "itinerary-days",
      nav: "Weeks",
      heading: "The four weeks",
      days: [
        {
          label: "Week 1",
          heading: "The river behind the school",
          text: "We walk the Taff upstream, draw it, measure it with oranges and build it in clay.",
          facts: ["Wellingtons", "One packed lunch"],
          picture: { id: "natu-stones", zoom: 1.2 },
        },
        {
          label: "Week 2",
          heading: "Mountains",
          text: "Contours from layers of card, then a real hill with the finished map in hand.",
          facts: ["Whole day on Thursday"],
          picture: "natu-hills",
        },
        {
          label: "Week 3",
          heading: "Weather",
          text: "A station on the roof, read at nine and at noon, and a forecast that we sign.",
          facts: ["Rain is wanted"],
        },
        {
          label: "Week 4",
          heading: "Everybody else",
          text: "Breakfast from five countries, letters to a class in Lisbon, an atlas of our own to take home.",
          facts: ["Families on Friday, 12:00"],
          picture: { id: "educ-globe", zoom: 1.5, at: [50, 35] },
        },
      ],
    },
    {
      block: "prices-single",
      nav: "Fee",
      tone: "deep",
      heading: "Four weeks, or any one",
      price: "£420",
      unit: "for all twenty mornings, 9:00 to 13:00, or £120 a week",
      includes: [
        "All paper, clay, card and oranges",
        "Fruit at half past ten",
        "Both outings with two adults for each eight children",
        "The atlas, bound by the evening class",
      ],
      actions: [{ label: "Keep a place", href: "#place" }],
      note: "Six of the twenty-four places are free. The form has one box for it and no questions.",
    },
    {
      block: "quotes-large",
      tone: "sunken",
      quote: {
        words: "I know where the Pacific is now. It is everywhere on the back.",
        name: "Bethan, 9",
        role: "Summer of 2026",
      },
    },
    {
      block: "rsvp-form",
      nav: "Place",
      heading: "Keep a place",
      lead: "Twenty-four children, first come, first drawn on the wall map.",
      fields: [
        { label: "Child's name" },
        { label: "Age in August", kind: "number" },
        {
          label: "Weeks",
          kind: "choice",
          options: ["All four", "Rivers", "Mountains", "Weather", "Everybody else"],
        },
        { label: "Your email", kind: "email", autoComplete: "email" },
      ],
      send: "Draw us on the map",
      closing: "You may change weeks until the first of July.",
    },
  ],
  footer: { block: "footer-large", closing: "Lost hats are in the basket by the door" },
};
