import type { LayoutPages } from "../pages.ts";

/** For couples looking for a venue: the packages line by line, the year of planning; then a viewing. */
export default {
  second: {
    label: "Packages",
    sections: [
      {
        block: "hero-offset",
        keyword: "Midweek, Weekend, Winter",
        heading: "Everything that is in the price",
        lead: "And the few things that are not. We would like you to know the whole sum before you fall for the orchard.",
        picture: "wedd-flowers",
        caption: "Flowers from the farm's own field, ordered from Marco",
        actions: [
          { label: "Compare", href: "#compare" },
          { label: "Come and see it", href: "/contact" },
        ],
      },
      {
        block: "compare-table",
        id: "compare",
        heading: "The packages, line by line",
        lead: "Including VAT. A quarter holds the date, the rest is due six weeks before.",
        labels: ["In the price", "Midweek", "Weekend", "Winter"],
        rows: [
          { term: "Price", values: ["£3,900", "£8,400", "£5,200"] },
          {
            term: "Yours for",
            values: ["Tuesday to Thursday", "Friday to Sunday", "Friday to Sunday"],
          },
          { term: "Guests at supper", values: ["40", "90", "70"] },
          {
            term: "Each extra guest",
            values: ["£52, up to 60", "£52, up to 110", "£52, up to 90"],
          },
          { term: "Bedrooms", values: ["Six", "Eleven", "Nine"] },
          {
            term: "Ceremony",
            values: ["Barn or yard", "Barn, yard or orchard", "Barn, by the fire"],
          },
          { term: "Hettie, who runs the day", values: ["Yes", "Yes", "Yes"] },
          { term: "Tables, linen, glasses", values: ["Yes", "Yes", "Yes"] },
          { term: "Band", values: ["Bring your own", "Until one", "Bring your own"] },
          {
            term: "Breakfast after",
            values: ["For those who stay", "For everybody", "For those who stay"],
          },
          {
            term: "If it is wet",
            values: ["The barn", "Barn and cart shed", "Fires and blankets"],
          },
        ],
        note: "Not in the price: registrar, flowers, photographs and wine. You may bring your own wine, and there is no corkage.",
      },
      {
        block: "process-steps",
        tone: "tint",
        heading: "From first visit to Sunday tea",
        lead: "Hettie writes down every worry and puts a name beside it.",
        steps: [
          {
            heading: "A visit",
            text: "An hour, in boots, ending in the kitchen with the prices on paper.",
            note: "Any time",
          },
          {
            heading: "The date",
            text: "We hold it for two weeks while you ask your families.",
            note: "Free",
          },
          {
            heading: "The menu",
            text: "You taste supper at our table, with two people whose opinion you trust.",
            note: "Six months before",
          },
          {
            heading: "The list",
            text: "Names, beds, allergies, songs, and a plan for rain.",
            note: "Six weeks before",
          },
          {
            heading: "Your days",
            text: "You arrive at noon. From then on, Hettie has the telephone.",
            note: "At last",
          },
        ],
      },
      {
        block: "questions-accordion",
        heading: "What couples ask us",
        questions: [
          {
            question: "Can we hold two ceremonies?",
            answer:
              "Yes. The Gill family had one at eleven and one at four, with tea for everybody in between.",
          },
          {
            question: "May we bring our own caterer?",
            answer:
              "For the supper we cook. For sweets, breads and anything a grandmother makes, the second kitchen is yours.",
          },
          {
            question: "How late may the music be?",
            answer:
              "Until one in the barn, on all three packages. The farmhouse is far enough away to sleep.",
          },
          {
            question: "Is everything step-free?",
            answer: "Barn, yard, toilets and two bedrooms are. The orchard has one firm path.",
          },
          {
            question: "What if we have to postpone?",
            answer: "Once, free, up to three months before, to any day that is not taken.",
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
        keyword: "Wednesdays and Saturdays",
        heading: "Come and walk through the orchard",
        lead: "Write to us and Hettie answers within two days, with an hour for your visit and the Saturdays that are still free.",
        actions: [
          { label: "Arrange a viewing", href: "#visit" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "visit",
        tone: "tint",
        heading: "Tell us a little",
        lead: "Nothing is binding, and nobody will phone you five times.",
        fields: [
          { label: "Your names", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "Which month or season, which year?" },
          { label: "How many guests, roughly?", kind: "number" },
          {
            label: "When could you visit?",
            kind: "choice",
            options: ["Wednesday afternoon", "Saturday morning"],
          },
          { label: "What are you unsure about?", kind: "textarea", optional: true },
        ],
        send: "Arrange a visit",
      },
      {
        block: "hours-location",
        wide: "wedd-abstract-petals",
        heading: "Finding the farm",
        lead: "There are boots in the porch, in all sizes.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By train", "To {town}; tell us the time and we fetch you"],
          ["By car", "Ten minutes from the town, the last mile slowly"],
          ["Email", "{email}"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
