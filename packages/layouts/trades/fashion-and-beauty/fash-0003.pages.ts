import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "To measure",
    sections: [
      {
        block: "hero-type",
        keyword: "Ten days, fourteen by post",
        heading: "A hat for one head only",
        lead: "Choose a shape, a material and a ribbon. From £190, made on limewood, by post if you live too far away to come.",
        actions: [{ label: "Begin a hat", href: "/contact" }],
      },
      {
        block: "prices-list",
        id: "prices",
        heading: "Put your hat together",
        lead: "Start with a shape and add what you like.",
        groups: [
          {
            heading: "Shape",
            lines: [
              { name: "Aunt Effie, wide", text: "11 cm brim", price: "£210" },
              { name: "Aunt Jean, middle", text: "7 cm brim, for showers", price: "£200" },
              { name: "Aunt Nan, narrow", text: "4 cm brim, for bicycles", price: "£190" },
              { name: "A shape of your own", text: "New block, kept for you", price: "£340" },
            ],
          },
          {
            heading: "Material",
            lines: [
              { name: "Wool felt, nine colours", price: "included" },
              { name: "Natural sisal straw", price: "included" },
              { name: "Fur felt, four colours", text: "Lighter, keeps off rain", price: "+ £60" },
            ],
          },
          {
            heading: "Finish",
            lines: [
              { name: "Ribbon, one of sixty", price: "included" },
              { name: "Ribbon from your own cloth", text: "30 cm is enough", price: "+ £12" },
              { name: "Feather or veil", text: "Pinned, so it comes off", price: "+ £22" },
              { name: "Name stamped in the band", price: "included" },
            ],
          },
        ],
        note: "VAT included. Box and post are free, as for everything above £80.",
      },
      {
        block: "process-steps",
        tone: "sunken",
        heading: "By post, in four steps",
        lead: "Half of our hats go to people we have never met.",
        steps: [
          {
            heading: "String",
            text: "Measure once round, one finger above the ears, and send us the number and a photograph.",
            note: "Day 1",
          },
          {
            heading: "Swatches",
            text: "Felt, straw and three ribbons come in an envelope. Hold them against the coat.",
            note: "Day 3",
          },
          {
            heading: "Muslin",
            text: "A cotton copy of the shape arrives. Wear it for a day and mark it with a pencil.",
            note: "Day 6",
          },
          {
            heading: "Hat",
            text: "Blocked, lined, trimmed and boxed. If it pinches, it comes back once, at our cost.",
            note: "Day 14",
          },
        ],
      },
      {
        block: "questions-columns",
        wide: "fash-abstract-hat",
        heading: "Keeping a hat",
        questions: [
          {
            question: "How do I clean felt?",
            answer: "A soft brush, always in the same direction. For stains send it to us.",
          },
          {
            question: "Where do I put it?",
            answer: "On its crown, never on its brim. The box is made for it.",
          },
          {
            question: "It was rained on. Now what?",
            answer: "Let it dry on a bowl, away from the radiator. If the brim sulks, bring it in.",
          },
          {
            question: "What is repaired free?",
            answer: "Ribbons, linings and dents, for as long as you own it.",
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
        heading: "Halima answers in the evening",
        lead: "Send the occasion, the coat and the string. You have a price and a ribbon by the next morning.",
        picture: "person-seamstress-halima",
        actions: [{ label: "Write to the hat floor", href: "#fitting" }],
        flip: true,
      },
      {
        block: "contact-form",
        id: "fitting",
        heading: "A fitting, or a question",
        lead: "Orders from the shelf can be written here too.",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "What is it about?",
            kind: "choice",
            options: ["A fitting", "An order", "A swap", "A repair"],
          },
          { label: "String, in centimetres", kind: "number", optional: true },
          { label: "By which day?", optional: true },
          { label: "What must it go with?", kind: "textarea" },
        ],
        send: "Send to the hat floor",
      },
      {
        block: "hours-location",
        tone: "sunken",
        heading: "Try them on",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By tram", "Five minutes uphill from the stop"],
          ["Step-free", "Hats are on the ground floor, level with the street"],
          ["By post", "Repairs reach us in any box; they come back in a round one"],
        ],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
    ],
  },
} satisfies LayoutPages;
