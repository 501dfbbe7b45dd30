import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Signs",
    sections: [
      {
        block: "hero-offset",
        keyword: "Made and hung by studio 4",
        heading: "A sign that reads from across the river",
        lead: "If you already have a mark, you need a sign and a ladder. Here is what both cost.",
        picture: "artd-letter",
        caption: "Letter A for {street}, two metres high, before it went up",
        actions: [{ label: "Send us the wall", href: "/contact" }],
      },
      {
        block: "prices-list",
        id: "prices",
        heading: "Signs, made and hung",
        lead: "Drawn, cut, enamelled and put up within 30 miles of {town}.",
        groups: [
          {
            heading: "Letters, each",
            lines: [
              { name: "20 cm", text: "Marine ply, three coats of enamel", price: "£64" },
              { name: "50 cm", text: "Marine ply, three coats of enamel", price: "£145" },
              { name: "1 m", text: "With brackets", price: "£390" },
              { name: "2 m", text: "With brackets and a rope", price: "£880" },
            ],
          },
          {
            heading: "Painted on the wall",
            lines: [
              { name: "Shop front, one line", text: "Up to 5 m, two days", price: "£780" },
              { name: "Gable end", text: "Up to 40 m², scaffold extra", price: "from £4,200" },
              { name: "Gold leaf on glass", text: "Per letter, 15 cm", price: "£58" },
            ],
          },
          {
            heading: "Hanging and keeping",
            lines: [
              { name: "Projecting sign", text: "Two sides, bracket, 60 × 60", price: "£640" },
              { name: "Council consent", text: "Drawing and application", price: "£220" },
              { name: "Touching up", text: "Half a day on the ladder", price: "£190" },
            ],
          },
        ],
        note: "Prices exclude VAT. Signs in a twelve-week project are part of its price.",
      },
      {
        block: "itinerary-days",
        tone: "brand",
        heading: "Four weeks, one mark",
        days: [
          {
            label: "Week 1",
            heading: "Walk and talk",
            text: "Idris walks your street at eight in the morning and ten at night, and draws what people look at.",
            facts: ["One meeting", "No sketches yet"],
          },
          {
            label: "Week 2",
            heading: "Three shapes",
            text: "Three marks, cut in card at full size and taped to your door. You live with them over a weekend.",
            facts: ["Monday to Sunday"],
          },
          {
            label: "Week 3",
            heading: "Letters",
            text: "Senga draws the words to go with the mark you kept. Callum sets the first six things it goes on.",
          },
          {
            label: "Week 4",
            heading: "Rules and files",
            text: "One page of rules, print files, and a tin of the right enamel with your name on the lid.",
            facts: ["£9,000 in all"],
          },
        ],
      },
      {
        block: "questions-columns",
        heading: "Before you order",
        questions: [
          {
            question: "How long does a sign last?",
            answer: "Fifteen winters on the Clyde. Inland we have not waited long enough to say.",
          },
          {
            question: "Can you copy an old sign?",
            answer: "Yes. A photograph and one surviving letter are enough for Senga.",
          },
          {
            question: "Do you light them?",
            answer: "From outside, with a lamp you can reach. We don't make boxes with tubes in.",
          },
          {
            question: "Who owns the drawing?",
            answer: "You do, once the invoice is paid. We ask to keep one print for the wall.",
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
        keyword: "Studio 4",
        heading: "Tell us where it will hang",
        lead: "Callum reads it, pins it to the wall and phones you within two days with a number of weeks and a price.",
        facts: ["A price within two days", "Above the gallery", "Walk in until six"],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "start",
        heading: "What do you need?",
        text: "A photograph of the wall or the van helps more than a long description. You can send it when Callum writes back.",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Business", autoComplete: "organization", optional: true },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "What is it?",
            kind: "select",
            options: [
              "A sign",
              "A whole identity",
              "A poster or cover",
              "Labels or packaging",
              "Not sure yet",
            ],
          },
          { label: "When must it be up?", optional: true },
          { label: "Where will it hang, who walks past?", kind: "textarea" },
        ],
        send: "Put it on the wall",
      },
      {
        block: "map-directions",
        wide: "artd-abstract-ampersand",
        tone: "sunken",
        heading: "Up the stairs, above the gallery",
        plan: "river",
        pin: "Studio 4",
        nearby: ["{town} Green", "Bridge end", "River Clyde"],
        address: ["{address lines}"],
        ways: [
          [
            "Open",
            "{days 1}, {times 1}, and until 21:00 on Thursdays. Other times by appointment.",
          ],
          ["By train", "Bridge end exit, eight minutes, follow the orange dots."],
          ["With a sign", "Unload at the river gate and phone: Wanda comes down with the trolley."],
          ["Step-free", "Lift from the gallery to our landing."],
        ],
      },
    ],
  },
} satisfies LayoutPages;
