import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Included",
    sections: [
      {
        block: "hero-type",
        keyword: "A garden room of 30 m²",
        heading: "What is in the fixed price, line by line",
        lead: "The same list is in every contract. You see what each part costs, and the total doesn't move once you have signed.",
        facts: ["£3,150 per m²", "Fees and VAT included", "17 weeks on site"],
        actions: [{ label: "Book a site visit", href: "/contact" }],
      },
      {
        block: "prices-list",
        id: "example",
        heading: "£94,500, taken apart",
        lead: "A family kitchen in Bishopston, one storey, finished in spring 2026.",
        groups: [
          {
            heading: "Structure",
            lines: [
              {
                name: "Foundations and slab",
                text: "Insulated, level with the terrace",
                price: "£14,200",
              },
              { name: "Timber frame and roof", text: "From our own saw", price: "£27,600" },
              { name: "Glass and doors", text: "Triple glazed, oak outside", price: "£15,400" },
            ],
          },
          {
            heading: "Inside",
            lines: [
              { name: "Wiring, heating, water", text: "Kitchen connected", price: "£9,870" },
              {
                name: "Plaster, floor, paint",
                text: "Two coats of a colour you choose",
                price: "£14,200",
              },
              { name: "Our fee, 14%", text: "Drawings, planning, site", price: "£13,230" },
            ],
          },
          {
            heading: "Priced separately",
            lines: [
              { name: "Kitchen units", text: "Yours, fitted by us", price: "£1,900" },
              { name: "Moving a drain", text: "If the survey finds one", price: "£2,400" },
              { name: "Roof light, each", text: "60 × 120 cm, opening", price: "£1,650" },
            ],
          },
        ],
        note: "Prices include VAT. Extras are agreed in writing before the contract, never after it.",
      },
      {
        block: "features-columns",
        tone: "tint",
        heading: "Four promises in the contract",
        items: [
          {
            heading: "The price",
            text: "Fixed before the first spade goes in. If we measured wrongly, we pay the difference.",
            note: "Clause 2",
          },
          {
            heading: "The date",
            text: "The finish date is written down. We pay £60 for each working day we are late.",
            note: "Clause 3",
          },
          {
            heading: "Your kitchen",
            text: "Water, a hob and a sink work every evening until the new kitchen is connected.",
            note: "Clause 6",
          },
          {
            heading: "After one winter",
            text: "We come back, ease the doors and fill the cracks that new plaster makes.",
            note: "Clause 9",
          },
        ],
      },
      {
        block: "questions-accordion",
        wide: "arch-weir-afternoon",
        heading: "What families ask",
        questions: [
          {
            question: "Can we stay in the house?",
            answer:
              "Yes. We seal the opening with a dust wall and break through to your kitchen in the last three weeks.",
          },
          {
            question: "Do we need planning permission?",
            answer:
              "Many single-storey extensions don't. We check on the first visit and apply for you if yours does.",
          },
          {
            question: "What about the neighbours?",
            answer: "We write the party wall notices and talk to them before the drawings go in.",
          },
          {
            question: "How noisy is it?",
            answer:
              "Loud for the two weeks of foundations, then ordinary. We work from eight to half past four, Monday to Friday.",
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
        heading: "An hour at your kitchen table",
        lead: "Name a day. We phone back the same afternoon, and Nadia or Tom comes with a tape measure. The visit is free.",
        picture: "arch-model",
        actions: [{ label: "Choose a day", href: "#visit" }],
      },
      {
        block: "booking-form",
        id: "visit",
        tone: "tint",
        heading: "Book your visit",
        lead: "Weekdays, and evenings until seven on Tuesdays.",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          {
            label: "Which room do you need?",
            kind: "select",
            options: ["Garden room", "Stair hall", "Timber hut", "Not sure yet"],
          },
          { label: "Day that suits you", kind: "date" },
        ],
        send: "Book this day",
        note: "Next start on site: March 2027.",
      },
      {
        block: "hours-location",
        heading: "Or come to us",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By bus", "Stop at Ropewalk, two minutes through the arch"],
          ["By car", "Two spaces in the yard: phone first and we keep one"],
          ["With a pram", "Level from the yard, and a box of offcuts to build with"],
        ],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "questions-columns",
        heading: "Before we come",
        questions: [
          {
            question: "What should we have ready?",
            answer:
              "House plans if you have any, and a list of what annoys you about the room you have.",
          },
          {
            question: "Must we both be there?",
            answer: "It helps. The person who cooks most should be one of you.",
          },
          {
            question: "How far do you travel?",
            answer:
              "To Bath, Clevedon, Thornbury and Chew Magna. Further out we say so on the phone.",
          },
          {
            question: "Can we cancel?",
            answer: "Any time before we leave the yard. A text message is enough.",
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
