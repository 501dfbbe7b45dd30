import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "The house",
    sections: [
      {
        block: "hero-offset",
        keyword: "Coombe End, 1790",
        heading: "What it is made of",
        lead: "Lime, slate, oak from the yard and nine colours. A list for people who are doing up a house like it.",
        picture: "inte-shelf",
        caption: "Two oak shelves, put up in the third winter",
        actions: [{ label: "Read the list", href: "#materials" }],
      },
      {
        block: "features-columns",
        heading: "Four of the eleven rooms",
        lead: "As they are on an ordinary Sunday, a year after the last winter.",
        items: [
          {
            heading: "Sitting room",
            text: "Lamps instead of the ceiling light, and one chair that faces the fire.",
            note: "Second winter",
          },
          {
            heading: "Landing",
            text: "Books on both sides of the stairs, and a window seat to read them in.",
            note: "Third winter",
          },
          {
            heading: "Bathroom",
            text: "Under the stairs, with an oak shelf as long as the bath.",
            note: "Third winter",
          },
          {
            heading: "Attic",
            text: "A bed to each gable, a rail between them, and no cupboards at all.",
            note: "Fourth winter",
          },
        ],
      },
      {
        block: "spec-sheet",
        id: "materials",
        tone: "sunken",
        heading: "Room by room",
        groups: [
          {
            heading: "Kitchen, 34 m²",
            lines: [
              ["Floor", "the old slate, relaid on lime"],
              ["Walls", "limewash, off-white, four coats"],
              ["Cupboards", "kept, painted dark green"],
              ["Taken out", "one partition"],
            ],
          },
          {
            heading: "Sitting room, 22 m²",
            lines: [
              ["Walls", "sage, two coats"],
              ["Shelves", "oak from the yard"],
              ["Kept", "sofa, rug, every book"],
              ["Cost", "£7,240 in all"],
            ],
          },
          {
            heading: "Stairs and landing",
            lines: [
              ["Shelves", "eleven: six people, five visitors"],
              ["Wood", "oak, oiled twice"],
              ["Light", "two wall lamps, rewired"],
            ],
          },
          {
            heading: "Attic",
            lines: [
              ["Beds", "two, built under the gables"],
              ["Insulation", "sheep's wool, 200 mm"],
              ["Sill", "pots; an owl box outside"],
            ],
          },
        ],
        note: "Makers' names are on a card in every room on the open day.",
      },
      {
        block: "questions-accordion",
        heading: "From people with old houses",
        questions: [
          {
            question: "Why only in winter?",
            answer:
              "Painters are free, plaster dries slowly as it should, and the family had its summers in the garden.",
          },
          {
            question: "Did they live there all the time?",
            answer:
              "Yes, with one room shut each winter. The kitchen was the hardest: five weeks of soup in the hall.",
          },
          {
            question: "What would you do first again?",
            answer:
              "The kitchen. Once the table stood at the window, every other decision became easier.",
          },
          {
            question: "Was it listed?",
            answer:
              "No. We worked as if it were, so nothing we did has to be hidden from the next owner.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-type",
        heading: "Come to Coombe End, or tell us about your house",
        lead: "Places on 5 June are confirmed by email within a week. We answer questions about your own house on Mondays.",
        facts: ["Saturday 5 June", "Eleven to four", "Groups of eight"],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "rsvp-form",
        id: "visit",
        heading: "Visit the house",
        lead: "Free. Socks recommended.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "How many of you?", kind: "number" },
          {
            label: "Which hour?",
            kind: "choice",
            options: ["Eleven", "Twelve", "One", "Two", "Three"],
          },
          { label: "What are you restoring?", kind: "textarea", optional: true },
        ],
        send: "Put us on the list",
        closing:
          "We send the way to the house with your confirmation. There is cake in the kitchen.",
      },
      {
        block: "hours-week",
        tone: "tint",
        heading: "Between open days",
        lead: "Plans and samples of Coombe End are in the showroom: {address}.",
        days: [
          { day: "Thursday", from: "10:00", to: "16:00" },
          { day: "Friday", from: "10:00", to: "16:00" },
          { day: "Saturday", from: "10:00", to: "16:00" },
        ],
        note: "On 5 June the showroom is closed: we are all at the house.",
        actions: [{ label: "{email}", href: "mailto:{email}" }],
      },
    ],
  },
} satisfies LayoutPages;
