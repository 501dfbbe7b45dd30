import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Examples",
    sections: [
      {
        block: "hero-split",
        keyword: "Three more bills",
        heading: "A bedroom, a landing, a kitchen",
        lead: "Rooms from the last two years, line by line as they stood on the final bill. VAT is included in every figure.",
        picture: "inte-wall-before",
        actions: [{ label: "Ask about your room", href: "/contact" }],
      },
      {
        block: "spec-sheet",
        id: "bills",
        tone: "tint",
        heading: "What each room cost",
        lead: "Our time is the same for all three: £1,900 for design and oversight.",
        groups: [
          {
            heading: "Bedroom, 14 m²",
            lines: [
              ["Our time", "£1,900"],
              ["Paint and paper", "£620"],
              ["Bed shelf and two lamps", "£940"],
              ["Curtains, lined", "£720"],
              ["In all", "£4,180, six weeks"],
            ],
          },
          {
            heading: "Landing, 6 m²",
            lines: [
              ["Our time", "£1,900"],
              ["Oak shelves, six long", "£1,480"],
              ["Paint", "£410"],
              ["Chair, re-covered", "£560"],
              ["In all", "£4,350, seven weeks"],
            ],
          },
          {
            heading: "Kitchen, 34 m²",
            lines: [
              ["Our time", "£1,900"],
              ["Cupboards, painted", "£1,150"],
              ["Table and window seat", "£1,680"],
              ["Lamps and wiring", "£740"],
              ["Blinds", "£390"],
              ["In all", "£5,860, eight weeks"],
            ],
          },
        ],
        note: "New kitchens, bathrooms and building work are priced by the trades who do them.",
      },
      {
        block: "process-steps",
        heading: "When you pay for a room",
        lead: "Three parts for our time. Trades send their bills to you through us, unchanged.",
        steps: [
          {
            heading: "A third",
            text: "When you say yes. We measure, draw and bring three schemes.",
            note: "£630",
          },
          {
            heading: "A third",
            text: "When you have chosen. Makers and trades are booked, with dates.",
            note: "£630",
          },
          {
            heading: "The rest",
            text: "On the last afternoon, when the room is finished and you have sat in it.",
            note: "£640",
          },
        ],
      },
      {
        block: "questions-accordion",
        heading: "Questions about money",
        questions: [
          {
            question: "Can it cost more than you said?",
            answer:
              "Only if you change something, and then we tell you first. The sitting room came in £112 under its page.",
          },
          {
            question: "Can we do some of it ourselves?",
            answer:
              "Yes. Painting saves most, usually £500 to £900 a room. We leave you the colours and a list.",
          },
          {
            question: "What is the smallest budget for a room?",
            answer:
              "About £2,800, with our time, if you paint and keep your furniture. Below that take the afternoon.",
          },
          {
            question: "Do you take a share from shops?",
            answer: "No. Trade discounts are passed on, and you see the bills.",
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
        heading: "A figure by Monday",
        lead: "Write by Saturday and you have an answer on Monday: a price, a range, or the one question we need.",
        facts: ["An afternoon: £220", "A room: £1,900", "A house: from £6,800"],
        actions: [{ label: "Describe the room", href: "#ask" }],
      },
      {
        block: "contact-form",
        id: "ask",
        tone: "tint",
        heading: "Your room in figures",
        lead: "Guesses are fine.",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "Which way?",
            kind: "choice",
            options: ["An afternoon", "A room", "A house", "Not sure"],
          },
          { label: "Length and width", hint: "In metres, paced out", optional: true },
          { label: "What you could spend", optional: true },
          { label: "What is wrong with it?", kind: "textarea" },
        ],
        send: "Send",
      },
      {
        block: "contact-ways",
        heading: "Or another way",
        ways: [
          {
            heading: "Phone",
            text: "Thursday to Saturday, 10:00–16:00, when one of us is in the showroom.",
            action: { label: "{phone}", href: "tel:{phone}" },
          },
          {
            heading: "Come in",
            text: "{address}, on the same days.",
            action: { label: "{email}", href: "mailto:{email}" },
          },
          {
            heading: "See a bill",
            text: "All three bills are in a folder on the desk, with receipts, to leaf through.",
            action: { label: "Three examples", href: "/examples" },
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
