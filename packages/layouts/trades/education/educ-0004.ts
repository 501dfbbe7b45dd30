import type { Layout } from "../../schema/model.ts";

/** For neighbours and families on a Saturday: programme, place, time. */
export const educ4: Layout = {
  caption: "An event: the open day’s poster, programme and way there",
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
      heading: "Open day at {name}",
      lead: "Saturday 6 February, ten till three. Try a lesson, taste the lunch, ask the eleven-year-olds.",
      facts: ["Saturday, 6 February", "10:00 to 15:00", "No booking, no badges"],
      actions: [{ label: "The programme", href: "#programme" }],
    },
    {
      block: "schedule-lineup",
      wide: "educ-paper-kites",
      room: "tight",
      lead: "Three strands. Change between them whenever you like.",
      nav: "Programme",
      heading: "Programme",
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
            { time: "13:00", name: "Repair a book", place: "Bindery" },
            { time: "14:30", name: "Beads for accountants", place: "Ash class" },
          ],
        },
      ],
    },
    {
      block: "gallery-row",
      lead: "Everything here may be touched, turned and taken apart.",
      nav: "Things",
      tone: "sunken",
      heading: "Things to try",
      walk: true,
      items: [
        { picture: "educ-abacus", caption: "The giant abacus", note: "Hall, all day" },
        { picture: "educ-globe", caption: "The globe", note: "Library, gently" },
        { picture: "educ-books", caption: "Book swap", note: "Bring one, take one" },
        { picture: "educ-classroom", caption: "How we teach reading", note: "Oak class, 10:30" },
      ],
    },
    {
      block: "map-directions",
      wide: "educ-paper-contours",
      nav: "Way here",
      heading: "How to get here",
      plan: "river",
      pin: "{name}",
      nearby: ["The castle", "{street name}", "The Taff"],
      address: ["{street}", "{last line}"],
      ways: [
        [
          "On foot",
          "Eleven minutes from the castle, along the water. Look up: kites fly from the yard.",
        ],
        ["By bus", "Stop {street name}, the shelter with our drawings in it."],
        ["By bicycle", "Racks in the yard, a pump on the wall."],
        ["By car", "Blue badge spaces at the gate; everybody else please use the park and ride."],
      ],
    },
    {
      block: "team-portraits",
      scale: "poster",
      nav: "Guides",
      tone: "raised",
      heading: "Who shows you round",
      lead: "Year 6 runs the tours. Can't come? Any Tuesday at nine: {unbroken phone}.",
      people: [
        {
          picture: {
            id: "person-father-rhodri-and-nel",
            at: [100, 60],
            alt: "Nel in an orange jumper, her father behind her.",
          },
          name: "Nel V.",
          role: "Classrooms",
          text: "Will show you where the good pencils are.",
        },
        {
          picture: {
            id: "person-mother-amara-and-issa",
            at: [100, 60],
            alt: "Issa in a yellow shirt, his mother behind him.",
          },
          name: "Issa D.",
          role: "Kitchen and garden",
          text: "Grew the beans you will be eating.",
        },
        {
          picture: "person-pupil-bethan",
          name: "Bethan O.",
          role: "Library",
          text: "Has read the whole second shelf, and will tell you how it ends.",
        },
      ],
    },
  ],
  footer: { block: "footer-slim", tone: "ink" },
};
