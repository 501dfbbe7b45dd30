import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Visits",
    sections: [
      {
        block: "hero-offset",
        heading: "Doors that open, and when",
        lead: "Owners, parishes and one swimming club let you into what we built for them. The joinery opens every month.",
        picture: "arch-weir-house",
        caption: "Weir House, stepping down its slope: ten visitors at a time",
        actions: [{ label: "See the dates", href: "#dates" }],
      },
      {
        block: "fixtures-table",
        id: "dates",
        heading: "Open days this winter",
        lead: "Places are free. Where a number is given, please write first.",
        labels: ["When", "What", "Where", "Begins"],
        fixtures: [
          {
            date: "Sat 28 November",
            title: "Weir House, ten at a time",
            place: "Meet at the weir, Avon Gorge",
            result: "10:00",
          },
          {
            date: "Fri 4 December",
            title: "The joinery",
            place: "{street}",
            result: "14:00",
          },
          {
            date: "Sat 12 December",
            title: "St Anne's Hall, with carols",
            place: "Stroud",
            result: "15:30",
          },
          {
            date: "Fri 8 January",
            title: "The joinery, a week late",
            place: "{street}",
            result: "14:00",
          },
          {
            date: "Sat 23 January",
            title: "Tidal Hut, for swimmers",
            place: "Clevedon, above the beach",
            result: "11:15",
          },
          {
            date: "Fri 5 February",
            title: "The joinery",
            place: "{street}",
            result: "14:00",
          },
          {
            date: "Sat 20 February",
            title: "Long Ashton Library",
            place: "Long Ashton, reading room",
            result: "10:30",
          },
          { date: "Fri 5 March", title: "The joinery", place: "{street}", result: "14:00" },
          {
            date: "Sat 20 March",
            title: "Wrington Barn, the frame",
            place: "Wrington, by the church",
            result: "11:00",
          },
        ],
        note: "The joinery closes at five. Children are welcome on the marked side of the yellow line.",
      },
      {
        block: "features-picture",
        tone: "sunken",
        heading: "What to look at",
        lead: "Three buildings, and the detail most visitors miss.",
        picture: "arch-tidal-hut",
        items: [
          {
            heading: "Tidal Hut",
            text: "The posts are charred where the tide reaches and bare above it. Only the door is oiled.",
          },
          {
            heading: "Wrington Barn",
            text: "Count the bolts in the frame. There are none: every joint is pegged.",
          },
          {
            heading: "Weir House",
            text: "No stair has more than nine steps, so you are never a full storey from anybody.",
          },
        ],
      },
      {
        block: "questions-columns",
        heading: "Before you come",
        questions: [
          {
            question: "Does it cost anything?",
            answer: "No. At St Anne's Hall there is a plate for the roof fund.",
          },
          {
            question: "May we take photographs?",
            answer: "In public buildings, yes. In houses the owner decides on the day.",
          },
          {
            question: "Is it step-free?",
            answer: "The joinery, the library and the hall are. Weir House and the hut have steps.",
          },
          {
            question: "May a school class visit?",
            answer:
              "On Thursdays, thirty at a time. We plane a plank with them and show how a joint works.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-split",
        heading: "Ask about a building, a visit or a bench",
        lead: "Nadia answers questions about the register, Tom those about work in the joinery. Both reply within a week.",
        picture: "arch-stairs",
        actions: [{ label: "Write to us", href: "#letter" }],
      },
      {
        block: "contact-form",
        id: "letter",
        heading: "Write to the practice",
        text: "For a visit, say which day and how many of you are coming. For an apprenticeship, tell us what you have made.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "What is it about?",
            kind: "select",
            options: [
              "A visit",
              "A building in the register",
              "An apprenticeship",
              "A commission",
              "Press or research",
            ],
          },
          { label: "How many people?", kind: "number", optional: true },
          { label: "Your message", kind: "textarea" },
        ],
        send: "Send",
      },
      {
        block: "hours-location",
        tone: "sunken",
        heading: "The Pattern Store",
        lead: "The joinery is behind it: follow the noise.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By train", "Temple Meads, then twelve minutes along the harbour"],
          ["By bus", "Stop at Ropewalk, two minutes through the arch"],
          ["By car", "Please don't on first Fridays: the yard is full of frames"],
        ],
        actions: [
          { label: "{phone}", href: "tel:{phone}" },
          { label: "{email}", href: "mailto:{email}" },
        ],
      },
    ],
  },
} satisfies LayoutPages;
