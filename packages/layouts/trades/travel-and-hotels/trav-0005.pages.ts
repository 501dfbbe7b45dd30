import type { LayoutPages } from "../pages.ts";

/** For hosts of a party: the whole price list and three parties added up; then a date with Adaeze. */
export default {
  second: {
    label: "Prices",
    sections: [
      {
        block: "hero-type",
        keyword: "The whole house",
        heading: "What a party here comes to",
        lead: "£2,750 is the house for two nights with breakfasts and firewood. Suppers, boats and music are on top, and all of them are on this page.",
        actions: [
          { label: "Three parties", href: "#parties" },
          { label: "Price list", href: "#list" },
        ],
      },
      {
        block: "compare-table",
        id: "parties",
        tone: "ink",
        heading: "The bill for three parties",
        lead: "Friday to Sunday. VAT is included, and there is no corkage on your own wine.",
        labels: ["The party", "A seventieth", "A small wedding", "A choir"],
        rows: [
          { term: "People at the table", values: ["22", "38", "24"] },
          { term: "Sleeping in the house", values: ["22", "24", "24"] },
          { term: "House, two nights", values: ["£2,750", "£2,750", "£2,750"] },
          { term: "Friday soup, £14 each", values: ["£308", "£336, for 24", "£336"] },
          {
            term: "Saturday supper",
            values: ["£748, three courses", "£1,292, three courses", "£528, two courses"],
          },
          { term: "Together", values: ["£3,806", "£4,378", "£3,614"] },
          { term: "For each guest, about", values: ["£173", "£115", "£151"] },
        ],
        note: "Three courses are £34 a head, two are £22. Registrar, band and flowers are yours to arrange; Adaeze knows whom to telephone.",
      },
      {
        block: "prices-list",
        id: "list",
        heading: "The price list",
        lead: "For 2027. The house is let whole, from Friday four to Sunday noon.",
        groups: [
          {
            heading: "The house",
            lines: [
              { name: "Two nights", text: "24 beds, breakfasts, firewood", price: "£2,750" },
              { name: "A third night", text: "Thursday or Sunday", price: "£950" },
              { name: "Cots, two", price: "free" },
            ],
          },
          {
            heading: "The table",
            lines: [
              { name: "Friday soup", text: "Bread, cheese, Welsh cakes", price: "£14" },
              { name: "Supper, two courses", price: "£22" },
              { name: "Supper, three courses", price: "£34" },
              { name: "Children under ten", text: "Half of everything", price: "half" },
              { name: "Your own wine", text: "Glasses washed by us", price: "free" },
            ],
          },
          {
            heading: "Around it",
            lines: [
              {
                name: "Island boat, nine at a time",
                text: "Each crossing and back",
                price: "£110",
              },
              { name: "Piano, tuned for you", price: "£70" },
              { name: "Boathouse as a dance floor", text: "Thick walls", price: "free" },
            ],
          },
        ],
        note: "A quarter when you book, the rest two weeks before. The date is held for a week free.",
      },
      {
        block: "questions-columns",
        wide: "trav-abstract-net",
        tone: "tint",
        heading: "What hosts ask",
        questions: [
          {
            question: "Can more than 24 sleep here?",
            answer:
              "Not in the house. The Quarryman has six rooms up the hill and saves them for us.",
          },
          {
            question: "How loud may it be?",
            answer:
              "In the boathouse, as loud as you like: its walls are thick. On the quay it is quiet from eleven.",
          },
          {
            question: "May we cook ourselves?",
            answer:
              "Breakfast is Huw's. On Saturday you may have the kitchen if a trained cook is among you.",
          },
          {
            question: "Is there a lift?",
            answer: "No. Two rooms are on the ground floor; the long table is too.",
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
        keyword: "Parties",
        heading: "Tell Adaeze about it",
        lead: "She telephones you within two days, holds your date for a week and sends one page with the sum.",
        actions: [
          { label: "Describe the party", href: "#party" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "party",
        tone: "tint",
        heading: "Your party",
        lead: "Guesses are fine. Numbers change until two weeks before.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          {
            label: "What is it?",
            kind: "select",
            options: [
              "A birthday",
              "A wedding",
              "A choir or club",
              "A family reunion",
              "Work, but pleasant",
            ],
          },
          { label: "First night, and a second choice" },
          { label: "How many sleep, how many eat?" },
          { label: "What must not be missing?", kind: "textarea", optional: true },
        ],
        send: "Hold a date for us",
      },
      {
        block: "hours-location",
        wide: "trav-net-loft",
        heading: "Come and see the table",
        lead: "Any weekday afternoon. Please telephone, so that the leaves are in.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By train", "{town} Halt; we meet groups with the handcart"],
          ["By coach", "To the quarry, then six minutes downhill"],
          ["Deliveries", "To the quay at low water, by the lane at any time"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
