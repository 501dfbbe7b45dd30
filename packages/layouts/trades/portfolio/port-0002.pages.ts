import type { LayoutPages } from "../pages.ts";

/** For a shop owner who needs pictures: the full price list and three jobs added up; then a quote. */
export default {
  second: {
    label: "Prices",
    sections: [
      {
        block: "hero-split",
        heading: "The whole price list, on one page",
        lead: "Eleven jars for a web shop came on a Monday and were online on Friday: £580 plus VAT. Here is how to work out your own number.",
        picture: "port-salt-jars",
        actions: [
          { label: "Three jobs added up", href: "#sums" },
          { label: "Get a quote", href: "/contact" },
        ],
      },
      {
        block: "compare-table",
        id: "sums",
        tone: "tint",
        heading: "Three jobs, added up",
        lead: "The middle one is typical for a small shop that opens online.",
        labels: ["The job", "Eleven jars, web", "Thirty buttons", "Sixty mugs"],
        rows: [
          { term: "Booked as", values: ["One whole day", "Two whole days", "A series"] },
          { term: "Days", values: ["1", "2", "5"] },
          { term: "Ground", values: ["Plain white", "Your own cloth", "Grey, one light"] },
          { term: "Files", values: ["Web and print", "Web and print", "With colour proofs"] },
          { term: "Rounds of changes", values: ["Two", "Two on each day", "Two on each day"] },
          { term: "Price, plus VAT", values: ["£580", "£1,160", "£2,400"] },
          { term: "For each object", values: ["about £53", "about £39", "£40"] },
        ],
        note: "A whole day is up to fifteen objects; glass, steel and anything that moves take longer.",
      },
      {
        block: "prices-list",
        heading: "Beyond the day",
        lead: "All plus VAT. Half days, whole days and series are on the first page.",
        groups: [
          {
            heading: "Single objects",
            lines: [
              { name: "One object, one angle", text: "With the next free day", price: "£75" },
              { name: "Each further angle", price: "£20" },
              { name: "New flavour of an old jar", text: "Same light as before", price: "£55" },
            ],
          },
          {
            heading: "After the shoot",
            lines: [
              { name: "Cut out, clean edges", text: "For each picture", price: "£6" },
              { name: "A third round of changes", price: "£60" },
              { name: "Print proof, A3", text: "On cotton paper", price: "£18" },
              { name: "Files kept for ten years", price: "free" },
            ],
          },
          {
            heading: "At your place",
            lines: [
              { name: "{town}", text: "Van, lights and table included", price: "free" },
              { name: "Further away", text: "Fuel and train at cost", price: "at cost" },
              { name: "An assistant", text: "For one day", price: "£160" },
            ],
          },
        ],
        note: "Half is due when you book, half when you have the files. They are yours for ever.",
      },
      {
        block: "questions-accordion",
        heading: "How to pack and what to expect",
        questions: [
          {
            question: "How should I pack things?",
            answer:
              "In the box they are sold in, inside a bigger one. Two of each if they scratch easily, please.",
          },
          {
            question: "What if something breaks here?",
            answer:
              "I am insured for it. Everything is photographed on arrival, so we both know what it looked like.",
          },
          {
            question: "Can I choose the background?",
            answer: "Grey, white or your own. Send cloth or paper at least a metre wide.",
          },
          {
            question: "Do you photograph people?",
            answer: "Hands, yes. For faces I know two good colleagues and will pass you on.",
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
        tone: "brand",
        heading: "Tell me what you sell",
        lead: "You get a price and two possible days by the next evening. Nothing is booked until you say yes.",
        facts: ["Half day £340", "Whole day £580", "Series £2,400"],
        actions: [{ label: "Phone {phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "quote",
        heading: "Get a quote",
        fields: [
          { label: "Your name and shop", autoComplete: "organization" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "What are the objects?", hint: "Glass, wood, food, cloth …" },
          { label: "How many?", kind: "number" },
          { label: "The largest, in centimetres", optional: true },
          {
            label: "When do you need the files?",
            kind: "select",
            options: ["Within a week", "Within a month", "No hurry"],
          },
        ],
        send: "Get a price",
      },
      {
        block: "map-directions",
        wide: "port-draw-set",
        tone: "ink",
        heading: "Where to post or bring it",
        lead: "By appointment, 10:00–18:00. Parcels are taken in all day; a neighbour signs if I am out.",
        plan: "coast",
        pin: "Studio 9",
        nearby: ["The docks", "{street name}", "The tram"],
        address: ["{address lines}"],
        ways: [
          ["By post", "Write your name and “to be photographed” on the label."],
          ["By car", "One space in the yard, free for you on the day."],
          ["On foot", "Six minutes from the tram. Ground floor, no steps."],
        ],
      },
    ],
  },
} satisfies LayoutPages;
