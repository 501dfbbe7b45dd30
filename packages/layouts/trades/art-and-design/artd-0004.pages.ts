import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Classes",
    sections: [
      {
        block: "hero-panel",
        tone: "tint",
        keyword: "In the print room, upstairs",
        heading: "Print your own, on our table",
        lead: "Ink, paper, aprons and tea are included. You go home with dry prints, and a screen you may use again.",
        picture: "artd-abstract-overprint",
        actions: [{ label: "Book a place", href: "/contact" }],
        facts: [
          ["Sunday print", "£55"],
          ["Group", "Eight at most"],
          ["Where", "Print room, upstairs"],
        ],
      },
      {
        block: "courses-list",
        id: "classes",
        heading: "Classes this winter",
        lead: "Eight people at most, two to a table.",
        labels: { starts: "Starts", length: "Length", price: "Price" },
        courses: [
          {
            level: "Beginners",
            name: "Sunday print",
            text: "Two colours, ten sheets, one apron. Bring a drawing as large as your hand.",
            starts: "Sun 29 November",
            length: "10:00–16:00",
            price: "£55",
            action: { label: "Book the Sunday", href: "/contact" },
          },
          {
            level: "Beginners",
            name: "Cards for Christmas",
            text: "One colour and twenty folded cards with envelopes. Dry in time for the post.",
            starts: "Thu 10 December",
            length: "18:00–21:00",
            price: "£38",
            action: { label: "Book the evening", href: "/contact" },
          },
          {
            level: "From age eight",
            name: "Paper stencils",
            text: "An adult and a child share a table, and both get a tea towel.",
            starts: "Sun 10 January",
            length: "11:00–14:00",
            price: "£42",
            action: { label: "Book for two", href: "/contact" },
          },
          {
            level: "Intermediate",
            name: "Four colours, in register",
            text: "How four screens land on one spot. Bring a design in flat colour.",
            starts: "Thu 14 January",
            length: "4 evenings",
            price: "£160",
            action: { label: "Book the course", href: "/contact" },
          },
          {
            level: "Intermediate",
            name: "Big letters",
            text: "Senga Rowe shows how she draws and prints one letter at 50 × 70.",
            starts: "Sun 24 January",
            length: "10:00–16:00",
            price: "£65",
            action: { label: "Book the Sunday", href: "/contact" },
          },
          {
            level: "Experienced",
            name: "Open table",
            text: "A table, a drying rack and a technician. Ink by weight, your own paper.",
            starts: "Every Wednesday",
            length: "11:00–18:00",
            price: "£24",
            action: { label: "Reserve a table", href: "/contact" },
          },
        ],
      },
      {
        block: "features-icons",
        tone: "sunken",
        heading: "What to bring and what to expect",
        items: [
          {
            icon: "pen",
            heading: "A drawing",
            text: "Dark pen on white paper works best. We photocopy it, so nothing happens to the original.",
          },
          {
            icon: "clock",
            heading: "Time to dry",
            text: "Each colour needs twenty minutes on the line. That is when there is soup on Sundays.",
          },
          {
            icon: "drop",
            heading: "Old clothes",
            text: "The ink is water-based and washes out on the day, but not on the day after.",
          },
          {
            icon: "people",
            heading: "All of you",
            text: "The lift comes up to the print room, tables are set at two heights, and there is a stool for each.",
          },
        ],
      },
      {
        block: "questions-accordion",
        heading: "Questions about classes",
        questions: [
          {
            question: "I can't draw. Is that a problem?",
            answer:
              "No. Torn paper, leaves and letters print as well as drawings, and there is a box of all three.",
          },
          {
            question: "Can I move my place?",
            answer:
              "Up to three days before, as often as you like. After that you may send a friend.",
          },
          {
            question: "Are there vouchers?",
            answer:
              "Yes, for £38, £55 or any sum, printed here and posted flat. They are good for two years.",
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
        heading: "Order a print, book a class, bring a frame",
        lead: "Orders are packed on Wednesdays and Fridays. We confirm by email on the next open day.",
        facts: ["Posted flat, £8", "30 days to return it", "Framing in ten days"],
        actions: [{ label: "Write an order", href: "#order" }],
      },
      {
        block: "contact-form",
        id: "order",
        heading: "Your order or question",
        lead: "No payment now: we send a link when it is packed.",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "What is it?",
            kind: "select",
            options: [
              "A print from the rack",
              "A frame",
              "A place in a class",
              "A voucher",
              "Something else",
            ],
          },
          { label: "Which print or class?", optional: true },
          {
            label: "Address to post it to",
            autoComplete: "street-address",
            hint: "Leave empty if you collect it",
            optional: true,
          },
          { label: "Anything we should know", kind: "textarea", optional: true },
        ],
        send: "Send the order",
      },
      {
        block: "hours-location",
        tone: "sunken",
        heading: "Leaf through the drawers",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By train", "Bridge end exit, eight minutes, follow the orange dots"],
          ["By car", "Ten minutes at the river gate to load a framed print"],
          ["Step-free", "Wide door on the river side, lift to the print room"],
        ],
        picture: "artd-abstract-lino",
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
    ],
  },
} satisfies LayoutPages;
