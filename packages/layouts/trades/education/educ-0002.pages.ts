import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Timetable",
    sections: [
      {
        block: "hero-offset",
        keyword: "Spring term 2027",
        heading: "All nineteen courses, by the evening",
        lead: "Pick the evening you have, then the course. Every first evening is a free trial.",
        picture: "educ-paper-evening",
        actions: [
          { label: "Enrol", href: "/contact" },
          { label: "See the week", href: "#week" },
        ],
        caption: "Seven o'clock: one table, three lamps, ten chairs",
      },
      {
        block: "schedule-lineup",
        id: "week",
        tone: "sunken",
        heading: "The week, after six",
        lead: "Number of evenings and fee under each. Doors open at half past five.",
        days: [
          {
            heading: "Mondays, from 11 Jan",
            slots: [
              {
                time: "18:00",
                name: "Welsh for beginners",
                text: "10 evenings, £85",
                place: "Oak",
              },
              { time: "18:00", name: "Watercolour", text: "6 evenings, £66", place: "Wet room" },
              {
                time: "18:30",
                name: "Maps, how to read them",
                text: "From 18 January, 7 evenings, £64",
                place: "Library",
              },
              {
                time: "19:00",
                name: "Guitar from scratch",
                text: "8 evenings, £84",
                place: "Hall",
              },
              {
                time: "19:30",
                name: "Italian for beginners",
                text: "10 evenings, £96",
                place: "Ash",
              },
            ],
          },
          {
            heading: "Tuesdays, from 12 Jan",
            slots: [
              {
                time: "18:00",
                name: "Maths you were scared of",
                text: "8 evenings, £60",
                place: "Ash",
              },
              {
                time: "18:00",
                name: "Bread in an evening",
                text: "5 evenings, £56",
                place: "Kitchen",
              },
              {
                time: "18:30",
                name: "Second-year Spanish",
                text: "From 19 January, 12 evenings, £102",
                place: "Library",
              },
              { time: "19:00", name: "Welsh, second year", text: "10 evenings, £92", place: "Oak" },
              {
                time: "19:30",
                name: "Choir for shy voices",
                text: "10 evenings, £80",
                place: "Hall",
              },
            ],
          },
          {
            heading: "Wednesdays, from 13 Jan",
            slots: [
              { time: "18:00", name: "Bookbinding", text: "6 evenings, £96", place: "Bindery" },
              {
                time: "18:00",
                name: "Spanish from the start",
                text: "12 evenings, £108",
                place: "Library",
              },
              {
                time: "18:30",
                name: "Sign language, first steps",
                text: "10 evenings, £95",
                place: "Oak",
              },
              {
                time: "19:00",
                name: "Sewing and repairs",
                text: "6 evenings, £60",
                place: "Wet room",
              },
              { time: "19:00", name: "GCSE maths", text: "12 evenings, £102", place: "Ash" },
            ],
          },
          {
            heading: "Thursdays, from 14 Jan",
            slots: [
              {
                time: "18:00",
                name: "Self-employed accounts",
                text: "5 evenings, £55",
                place: "Ash",
              },
              { time: "18:30", name: "Life drawing", text: "8 evenings, £88", place: "Hall" },
              {
                time: "18:30",
                name: "Bookkeeping by computer",
                text: "5 evenings, £58",
                place: "Oak",
              },
              {
                time: "19:00",
                name: "Your family's history",
                text: "6 evenings, £54",
                place: "Library",
              },
            ],
          },
        ],
      },
      {
        block: "features-icons",
        heading: "What comes with every course",
        items: [
          {
            icon: "cup",
            heading: "Tea at half time",
            text: "Ten minutes in the long corridor, where most of the conversation happens.",
          },
          {
            icon: "book",
            heading: "Paper and tools",
            text: "Sheets, beads, brushes and thread are in the fee. Textbooks can be borrowed for the term.",
          },
          {
            icon: "heart",
            heading: "Half the fee if money is short",
            text: "There is a box to tick on the form. The office sees it and the teacher doesn't.",
          },
          {
            icon: "check",
            heading: "A certificate if you need one",
            text: "For an employer or for your own wall, after four fifths of the evenings.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-offset",
        heading: "We keep a chair for a week",
        lead: "Send the form and you hear from the office the next school day. The bill comes after the trial evening.",
        picture: "educ-paper-contours",
        caption: "Maps and hills, week two: an island built from its contours",
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "enrol",
        tone: "sunken",
        heading: "Enrol or ask",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "Which course?" },
          {
            label: "Have you done it before?",
            kind: "choice",
            options: ["Never", "A little", "Years ago"],
          },
          { label: "Fee", kind: "choice", options: ["Full", "Half, please"] },
          { label: "Anything that makes learning hard", kind: "textarea", optional: true },
        ],
        send: "Keep my chair",
      },
      {
        block: "map-directions",
        heading: "The school, after dark",
        plan: "river",
        pin: "{name}",
        nearby: ["The castle", "{street name}", "The Taff"],
        address: ["{address lines}"],
        ways: [
          ["Open", "{days 2} {times 2}. The office is there on school days, 8:15–16:00."],
          ["By bus", "Stop {street name}. The last one back to the centre leaves at 21:20."],
          ["By car", "The yard is free after half past five, for twenty cars."],
          [
            "Step-free",
            "Ramp at the yard door, lift to the first floor, hearing loop in Oak and Ash.",
          ],
        ],
      },
    ],
  },
} satisfies LayoutPages;
