import type { LayoutPages } from "../pages.ts";

/** For people who want to give a class: vouchers, groups and teachers; then a date. */
export default {
  second: {
    label: "Vouchers",
    sections: [
      {
        block: "hero-type",
        keyword: "To give, or to come together",
        heading: "A class is a good thing to unwrap",
        lead: "Vouchers on card with a packet of rye, by post or from the counter. The person who gets one chooses the day.",
        facts: ["Valid for two years", "Posted first class", "For any class"],
        actions: [
          { label: "Order a voucher", href: "/contact" },
          { label: "See the prices", href: "#prices" },
        ],
      },
      {
        block: "prices-list",
        id: "prices",
        tone: "raised",
        heading: "Vouchers and groups",
        lead: "Every price includes flour, lunch, a scraper and a pot of live starter.",
        groups: [
          {
            heading: "On a card",
            lines: [
              { name: "An evening", text: "Flatbreads, three hours", price: "£55" },
              { name: "A day", text: "First sourdough, six hours", price: "£95" },
              { name: "A day for two", text: "One bench, four loaves", price: "£180" },
              { name: "Butter and layers", text: "Level two, seven hours", price: "£120" },
            ],
          },
          {
            heading: "A class to yourselves",
            lines: [
              { name: "Friends, up to eight", text: "Any Tuesday", price: "£640" },
              { name: "A team of eight", text: "Lunch and a longer break", price: "£720" },
              { name: "Birthday, ages 8 to 12", text: "Two hours, ten children", price: "£220" },
            ],
          },
        ],
        note: "You can move a date up to five days before.",
      },
      {
        block: "story-split",
        heading: "Eight at one bench",
        picture: "food-table",
        caption: "The bench under the skylight, laid for the first break",
        text: [
          "Everyone mixes the same dough at ten. By lunch there are eight different ones, and that is when the class becomes interesting.",
          "You bake two loaves, eat one at the table with the others, and carry the second one home while it is still warm.",
        ],
        flip: true,
      },
      {
        block: "team-rows",
        tone: "tint",
        heading: "Your teachers",
        people: [
          {
            name: "Amina Yusuf",
            role: "teaches bread",
            text: "Amina puts her hands on your dough once, then lets you do the rest.",
          },
          {
            name: "Leo Marsh",
            role: "teaches layers",
            text: "Leo has folded butter for nine years and still finds July difficult.",
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
        keyword: "Places, vouchers, groups",
        heading: "Which class would you like?",
        lead: "We answer by evening and hold the place for two days while you look at your calendar. Vouchers are posted the next morning.",
        picture: "food-sourdough",
        actions: [
          { label: "Write to the school", href: "#school" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "school",
        tone: "brand",
        heading: "Write to the school",
        lead: "For a place, a voucher or a whole bench.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "I would like",
            kind: "select",
            options: ["A place in a class", "A voucher", "A class for a group", "A birthday"],
          },
          {
            label: "Which class?",
            kind: "select",
            options: [
              "Your first sourdough",
              "Flatbreads in an evening",
              "Butter and layers",
              "Saturday small hands",
              "Not sure yet",
            ],
          },
          { label: "How many people", kind: "number" },
          { label: "Allergies, stairs, questions", kind: "textarea", optional: true },
        ],
        send: "Send it",
      },
      {
        block: "map-directions",
        heading: "Up the stairs beside the counter",
        lead: "Come ten minutes early: coffee is ready and the aprons are on the hook.",
        plan: "streets",
        pin: "Cookery school",
        nearby: ["Corn hall", "Fish Lane", "Wellington Street"],
        address: ["{address lines}"],
        ways: [
          ["By train", "Six minutes on foot from the station"],
          ["By bus", "The 12 stops at the corner of Fish Lane"],
          ["Step-free", "Tell us, and the class is in the ground-floor room"],
          ["Email", "{email}"],
        ],
      },
      {
        block: "questions-columns",
        tone: "raised",
        heading: "About vouchers",
        questions: [
          {
            question: "Will it arrive by Friday?",
            answer:
              "If you order by Wednesday noon. Otherwise collect it at the counter until two.",
          },
          {
            question: "Can it be for any amount?",
            answer: "It is for a class. If the price rises later, you pay nothing more.",
          },
          {
            question: "What if it gets lost?",
            answer: "Your name is in the book. We print another one free of charge.",
          },
          {
            question: "Can I come with a friend?",
            answer: "Yes. Two of you share a bench if you book on the same day.",
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
