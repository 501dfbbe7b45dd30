import type { LayoutPages } from "../pages.ts";

/** For buyers: the other eleven of fourteen, and what buying involves; then a viewing or a valuation. */
export default {
  second: {
    label: "Houses",
    sections: [
      {
        block: "hero-type",
        keyword: "The other eleven",
        heading: "Everything else we have for sale",
        lead: "Three new ones are on the first page. Here are the rest, with areas measured by us and prices that the owners have agreed.",
        facts: ["Fourteen for sale", "£112,000 to £560,000", "Viewings on Saturdays"],
        actions: [
          { label: "With pictures", href: "#pictures" },
          { label: "The whole list", href: "#list" },
        ],
      },
      {
        block: "listing-cards",
        id: "pictures",
        heading: "Three to look at",
        lead: "Each has a plan and a list of what needs doing.",
        items: [
          {
            name: "11 Providence Steps",
            text: "End of the stone terrace: three floors, a cellar and the evening sun.",
            picture: "real-providence-steps",
            facts: ["3 bedrooms", "102 m²", "Energy D"],
            price: "£262,000",
            href: "/contact",
          },
          {
            name: "Tenter House",
            text: "Four floors on Bobbin Hill, a workshop and a south garden.",
            picture: "real-tenter-house",
            facts: ["4 bedrooms", "171 m²"],
            price: "£425,000",
            href: "/contact",
          },
          {
            name: "The Dye House, flat 9",
            text: "Top floor, tall windows, the canal below. There is a lift.",
            picture: "real-dye-house",
            facts: ["1 bedroom", "52 m²", "Energy B"],
            price: "£138,000",
            href: "/contact",
          },
        ],
      },
      {
        block: "case-index",
        id: "list",
        tone: "tint",
        heading: "And eight more",
        lead: "Being measured or photographed. Plans come by post.",
        labels: ["House", "What it is", "Area, energy", "Price"],
        works: [
          {
            name: "3 Providence Steps",
            kind: "Terrace, two bedrooms",
            place: "78 m², D",
            year: "£212,000",
            href: "/contact",
          },
          {
            name: "17 {street name}",
            kind: "Terrace, three bedrooms",
            place: "91 m², C",
            year: "£236,000",
            href: "/contact",
          },
          {
            name: "Lock Cottage",
            kind: "Detached, two bedrooms",
            place: "83 m², E",
            year: "£269,000",
            href: "/contact",
          },
          {
            name: "6 Chapel Fold",
            kind: "Back-to-back, one bedroom",
            place: "44 m², D",
            year: "£112,000",
            href: "/contact",
          },
          {
            name: "28 Station Road",
            kind: "Semi, three bedrooms",
            place: "97 m², C",
            year: "£274,000",
            href: "/contact",
          },
          {
            name: "5 Mill View",
            kind: "Flat, two bedrooms",
            place: "66 m², B",
            year: "£156,000",
            href: "/contact",
          },
          {
            name: "Upper Shaw",
            kind: "Farmhouse, four bedrooms",
            place: "162 m², F",
            year: "£480,000",
            href: "/contact",
          },
          {
            name: "41 Bridge Street",
            kind: "Shop with flat above",
            place: "118 m², D",
            year: "£245,000",
            href: "/contact",
          },
        ],
      },
      {
        block: "questions-accordion",
        heading: "Buying through us",
        lead: "We work for the seller, and tell you the faults all the same.",
        questions: [
          {
            question: "Do I pay you anything?",
            answer:
              "No. The seller pays us. You pay your solicitor, your survey and the tax, and we can tell you roughly what those come to.",
          },
          {
            question: "How does an offer work?",
            answer:
              "Tell us a figure and how you would pay. We pass on every offer in writing on the same day.",
          },
          {
            question: "Can the seller change their mind?",
            answer:
              "Until contracts are exchanged, by law, yes. We stop viewings once an offer is accepted.",
          },
          {
            question: "May I bring a builder?",
            answer: "Please do. A second viewing may take an hour, and ladders are allowed.",
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
        keyword: "{street}",
        heading: "See a house, or have yours valued",
        lead: "Write today and we telephone you tomorrow, with two times for a viewing or a day for the tape measure.",
        picture: "real-draw-steps",
        actions: [
          { label: "Write to us", href: "#write" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "write",
        tone: "tint",
        heading: "What can we do for you?",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          {
            label: "I would like to",
            kind: "select",
            options: ["View a house", "Have mine valued", "Sell", "Let", "Be told of new houses"],
          },
          { label: "Which house, or your postcode" },
          { label: "When are you free?", hint: "Evenings and Saturdays are fine" },
          { label: "Anything else", kind: "textarea", optional: true },
        ],
        send: "Send to the office",
      },
      {
        block: "hours-location",
        heading: "The office",
        lead: "Plans of all fourteen hang on the wall by the door.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By train", "Eight minutes on foot from the station"],
          ["By car", "Free for an hour on the Row, all day at the mill"],
          ["Access", "One step; there is a ramp, please ring the bell"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
