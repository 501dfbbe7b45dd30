import type { LayoutPages } from "../pages.ts";

/** For regulars: things the tenth stamp buys, the vouchers side by side, the small print; then a card or a count. */
export default {
  second: {
    label: "Rewards",
    sections: [
      {
        block: "hero-offset",
        keyword: "After nine stamps",
        heading: "Choose your tenth thing",
        lead: "Anything up to £15 is yours. Here is what most people choose, and what others do with a full card.",
        picture: "sale-up-to-twenty-five",
        caption: "A teapot, a scarf, a chess set: three of the things to choose from",
        actions: [
          { label: "Things up to £15", href: "#tenth" },
          { label: "Order a card", href: "/contact" },
        ],
      },
      {
        block: "menu-prices",
        id: "tenth",
        tone: "sunken",
        heading: "Things up to £15",
        lead: "On the shelf this month, free with a full card.",
        courses: [
          {
            heading: "Small and loved",
            dishes: [
              { name: "Beeswax candles, four", price: "£4" },
              { name: "Brass hook shaped like a duck", price: "£5" },
              { name: "Linen napkins, four", price: "£12" },
              { name: "Wool socks, end of line", price: "£7" },
            ],
          },
          {
            heading: "For the kitchen",
            dishes: [
              { name: "Enamel pan, small dent", text: "Chosen most often", price: "£14" },
              { name: "Egg timer, hourglass", price: "£9" },
              { name: "Storage jars, cork lid, five", price: "£14" },
              { name: "Enamel mugs, two", price: "£12" },
            ],
          },
          {
            heading: "For the house",
            dishes: [
              { name: "Pocket torch, brass", text: "With a battery in it", price: "£10" },
              { name: "Cloth flex, 3 m", price: "£8" },
              { name: "Glass vase", price: "£12" },
              { name: "Tin of odd buttons", price: "£8" },
            ],
          },
        ],
        note: "Is your thing £18? Hand over the card and £3.",
      },
      {
        block: "compare-table",
        heading: "Odd, Even and Armful",
        lead: "The three vouchers. All are good for ever, and change is given in coins.",
        labels: ["The voucher", "Odd", "Even", "Armful"],
        rows: [
          { term: "Worth", values: ["£10", "£20", "£50"] },
          { term: "For", values: ["A kind neighbour", "A birthday", "A first own kitchen"] },
          { term: "Comes in", values: ["An envelope", "An envelope, tied", "A tin"] },
          { term: "Your words on the back", values: ["Yes", "Yes", "Yes"] },
          { term: "Sent", values: ["Posted free", "Posted free", "Delivered in {town}"] },
          {
            term: "With it",
            values: ["A thank-you", "A stamped card, two anchors", "Half an hour with Yusuf"],
          },
        ],
        note: "A voucher bought with a full card counts as £15.",
      },
      {
        block: "questions-accordion",
        heading: "The small print, in full",
        questions: [
          {
            question: "What earns a stamp?",
            answer: "Everything over three pounds, in a sale too. A bundle counts as one thing.",
          },
          {
            question: "I lost my card.",
            answer:
              "Tell us how many stamps it had. We believe you the first time, and the second.",
          },
          { question: "Does it run out?", answer: "No. Cards from 2007 are still handed in." },
          {
            question: "May we share one?",
            answer: "Yes, families and offices do. It has one first name on it, for politeness.",
          },
          {
            question: "Do you keep my data?",
            answer: "The card is paper and stays with you. We have no list.",
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
        keyword: "The Even Card",
        heading: "A card by post, or at the till",
        lead: "Cards and vouchers are posted the same day, Thursday to Saturday. At the till it takes as long as writing your first name.",
        actions: [
          { label: "Order by post", href: "#order" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "order",
        tone: "brand",
        heading: "A card, a voucher, a question",
        fields: [
          { label: "First name for the card", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "What would you like?",
            kind: "select",
            options: [
              "A card",
              "Odd, £10",
              "Even, £20",
              "Armful, £50",
              "I lost my card",
              "I have a question",
            ],
          },
          { label: "Where should it go?", kind: "textarea", autoComplete: "street-address" },
          { label: "Words for the back of a voucher", optional: true },
        ],
        send: "Send",
      },
      {
        block: "hours-location",
        wide: "sale-stamp",
        heading: "Our tills",
        lead: "One in each arch, all with the same stamp.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By bus", "The 54 to the swing bridge"],
          ["On wheels", "Level floor; a lift at arch five"],
          ["Email", "{email}"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
