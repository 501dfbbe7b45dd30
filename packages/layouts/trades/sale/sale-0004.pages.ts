import type { LayoutPages } from "../pages.ts";

/** For visitors of a closing sale: each price in all three weeks, and how to get it home; then a written offer. */
export default {
  second: {
    label: "Weeks",
    sections: [
      {
        block: "hero-split",
        heading: "Buy now, or wait and risk it",
        lead: "Here is every price for all three weeks, so you can decide how brave you are. The counter, the till and the ladder are in the picture.",
        picture: "sale-paper-percent",
        actions: [
          { label: "Price by week", href: "#weeks" },
          { label: "Make an offer", href: "/contact" },
        ],
      },
      {
        block: "compare-table",
        id: "weeks",
        heading: "Price by week",
        lead: "For one piece, rounded to the penny. When it is gone it is gone.",
        labels: ["What is left", "This week, −30%", "Next week, −50%", "Last week, −70%"],
        rows: [
          { term: "Plate, white, 27 cm", values: ["£0.98", "£0.70", "£0.42"] },
          { term: "Wine glass, thick", values: ["£0.77", "£0.55", "£0.33"] },
          { term: "Storage jar, cork lid", values: ["£1.96", "£1.40", "£0.84"] },
          { term: "Linen, a bundle", values: ["£4.20", "£3.00", "£1.80"] },
          { term: "Church sale table, one of two", values: ["£10.50", "£7.50", "£4.50"] },
          { term: "Pine shelf, a metre", values: ["£3.50", "£2.50", "£1.50"] },
          { term: "Ladder on a rail", values: ["£66.50", "£47.50", "£28.50"] },
          { term: "Oak counter, 3.2 m", values: ["£126", "£90", "£54"] },
          { term: "Till, mechanical", values: ["£168", "£120", "£72"] },
        ],
        note: "Plants and pallets are free in all three weeks. The sign goes to the highest written offer.",
      },
      {
        block: "features-columns",
        tone: "ink",
        heading: "Getting it home",
        lead: "You pay on the day. Large pieces may stay until the last Sunday.",
        items: [
          {
            heading: "Small things",
            text: "Bags, boxes, newspaper and string are free while they last. Bring more if you want forty plates.",
            note: "At the door",
          },
          {
            heading: "Shelves",
            text: "You unscrew them yourself. We lend a screwdriver and hold the other end.",
            note: "Sundays are quiet",
          },
          {
            heading: "Counter and till",
            text: "Four people for the counter, two for the till. The van space outside is yours for half an hour.",
            note: "Phone first",
          },
        ],
      },
      {
        block: "questions-accordion",
        heading: "Asked every day",
        questions: [
          {
            question: "Can I pay now and have next week's price?",
            answer: "No, but it is a good try. The price is the price of the day you carry it out.",
          },
          {
            question: "May I return things?",
            answer:
              "Within fourteen days, at arch four next door, with the receipt. Fittings are sold as they are.",
          },
          {
            question: "What about my voucher?",
            answer: "It is good here until the end and next door for ever.",
          },
          {
            question: "Are you really closing?",
            answer: "Arch three is. {name} goes on in arch four, with the same people.",
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
        heading: "Put your offer in writing",
        lead: "We confirm that we have it, and open all offers aloud on the last Sunday at four. The highest wins; ties are drawn from Mags's hat.",
        actions: [
          { label: "Write an offer", href: "#offer" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "offer",
        heading: "Your offer",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          {
            label: "For what?",
            kind: "select",
            options: [
              "The sign",
              "The oak counter",
              "The till",
              "The ladder",
              "A lot of plates",
              "Something else",
            ],
          },
          { label: "Your figure, in pounds", kind: "number", optional: true },
          { label: "When can you collect it?", hint: "By the last Sunday, please" },
          { label: "A question or a story", kind: "textarea", optional: true },
        ],
        send: "Send my offer",
      },
      {
        block: "hours-location",
        wide: "sale-kettle-pallets",
        tone: "ink",
        heading: "While there is a door",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By van", "Half an hour at the shutter of arch three"],
          ["By bus", "The 54 stops at the swing bridge"],
          ["Email", "{email}"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
