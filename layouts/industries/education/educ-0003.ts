import type { Layout } from "../../model.ts";

/** For families planning August: what happens each week, the fee, a place. */
export const educ3: Layout = {
  caption: "An event: summer school week by week, its fee, a place to keep",
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
      heading: "Summer school: round the world",
      lead: "Twenty mornings of geography for children of eight to twelve, 2 to 27 August.",
      picture: "educ-globe",
      aside: "Rivers, mountains, weather and everybody else: one week each, all four or any one.",
      actions: [{ label: "Keep a place", href: "#place" }],
    },
    {
      block: "itinerary-days",
      nav: "Weeks",
      heading: "Week by week",
      days: [
        {
          label: "Week 1",
          heading: "The river behind the school",
          text: "We walk the Taff upstream, draw it, measure it with oranges and build it in clay.",
          facts: ["Wellingtons", "One packed lunch"],
          picture: "person-pupil-bethan",
        },
        {
          label: "Week 2",
          heading: "Mountains",
          text: "Contours from layers of card, then a real hill with the finished map in hand.",
          facts: ["Whole day on Thursday"],
        },
        {
          label: "Week 3",
          heading: "Weather",
          text: "A station on the roof, read at nine and at noon, and a forecast that we sign.",
          facts: ["Wet days welcome"],
        },
        {
          label: "Week 4",
          heading: "Everybody else",
          text: "Breakfast from five countries, letters to a class in Lisbon, an atlas of our own to take home.",
          facts: ["Families on Friday, 12:00"],
          picture: "educ-books",
        },
      ],
    },
    {
      block: "prices-single",
      nav: "Fee",
      tone: "deep",
      heading: "Fees and free places",
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
      block: "team-portraits",
      nav: "Leaders",
      tone: "sunken",
      heading: "Who looks after them",
      lead: "Two adults for every eight children, all teachers of this school.",
      people: [
        {
          picture: "person-teacher-obi",
          name: "Obi Nwosu",
          role: "Rivers and weather",
          text: "Runs the station on the roof. Signs every forecast, including the wrong ones.",
        },
        {
          picture: "person-teacher-lucia",
          name: "Lucía Ferrán",
          role: "Everybody else",
          text: "Five breakfasts, letters to Lisbon, and the atlas that goes home on the last Friday.",
        },
      ],
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
