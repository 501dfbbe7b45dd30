import type { Layout } from "../../model.ts";

export const educ4: Layout = {
  caption: "Open day poster: type, programme, the way there",
  theme: {
    brand: "#e4572e",
    paper: { hue: 60, chroma: 0.02, kind: "paper" },
    headline: { weight: 800, case: "lowercase", tracking: -0.055, leading: 0.86, scale: "huge" },
    width: "wide",
    density: "dense",
    rule: "bold",
    corner: "slight",
    picture: { shape: "pill", filter: "none", ratio: "wide" },
  },
  nav: { block: "nav-plain", aside: "Saturday, 6 February 2027" },
  sections: [
    {
      block: "hero-type",
      tone: "accent",
      keyword: "Open day",
      heading: "Come in, sit down, it's only school.",
      lead: "Ten till three. Sit in the small chairs, taste the lunch, ask the eleven-year-olds what they really think.",
      facts: ["Saturday, 6 February", "10:00 to 15:00", "No booking, no badges"],
      actions: [{ label: "The programme", href: "#programme" }],
    },
    {
      block: "schedule-lineup",
      nav: "Programme",
      heading: "Where to be",
      days: [
        {
          heading: "With children",
          slots: [
            { time: "10:15", name: "Giant abacus", place: "Hall" },
            { time: "11:30", name: "Bread rolls", place: "Kitchen" },
            { time: "13:30", name: "Kites", text: "If there is wind, and there is", place: "Yard" },
          ],
        },
        {
          heading: "For parents",
          slots: [
            { time: "10:30", name: "How we teach reading", place: "Oak class" },
            { time: "12:00", name: "School lunch, £3", place: "Long corridor" },
            { time: "14:00", name: "Fees and free places", text: "Twenty minutes, plain figures" },
          ],
        },
        {
          heading: "For grown-ups",
          slots: [
            { time: "11:00", name: "Welsh in half an hour", place: "Library" },
            { time: "13:00", name: "Mend a book", place: "Bindery" },
            { time: "14:30", name: "Beads for accountants", place: "Ash class" },
          ],
        },
      ],
    },
    {
      block: "gallery-row",
      nav: "Things",
      tone: "sunken",
      heading: "Things you may touch",
      items: [
        { picture: "educ-abacus", caption: "The abacus", note: "Hall, all day" },
        {
          picture: { id: "educ-globe", zoom: 1.2 },
          caption: "The globe",
          note: "Library, gently",
        },
        {
          picture: "educ-books",
          caption: "The apple",
          note: "Replaced on the hour",
        },
        { picture: "food-bread", caption: "The first loaf", note: "Kitchen, from 11:30" },
      ],
    },
    {
      block: "hours-location",
      nav: "Way here",
      heading: "Follow the kites",
      address: ["Kite House School", "22 Windmill Row", "Cardiff CF10 9ZZ"],
      hours: [
        ["Doors", "10:00"],
        ["Lunch", "12:00–13:00"],
        ["Last kite down", "15:00"],
      ],
      ways: [
        ["On foot", "Eleven minutes from the castle, along the water"],
        ["By bus", "Stop Windmill Row, the shelter with our drawings in it"],
        ["By bicycle", "Racks in the yard, pump on the wall"],
        ["By car", "Please do not, unless you need to"],
      ],
    },
    {
      block: "call-line",
      heading: "Cannot come? Any Tuesday will do",
      action: { label: "029 2018 0164", href: "tel:02920180164" },
    },
  ],
  footer: { block: "footer-slim", tone: "ink" },
};
