import type { LayoutPages } from "../pages.ts";

/** For cafés and kitchens: the first fortnight and how orders work; then a trade account. */
export default {
  second: {
    label: "Ordering",
    sections: [
      {
        block: "hero-type",
        keyword: "For cafés and kitchens",
        heading: "From first sample to standing order",
        lead: "Most kitchens need two weeks until the numbers are right. You can change them every day until the evening.",
        actions: [
          { label: "Open an account", href: "/contact" },
          { label: "The first fortnight", href: "#fortnight" },
        ],
      },
      {
        block: "process-steps",
        id: "fortnight",
        heading: "Your first fortnight",
        lead: "We bill nothing before the third step.",
        steps: [
          {
            heading: "Taste",
            text: "Samples come on the van of your round, so you see when it passes.",
            note: "Day 1",
          },
          {
            heading: "Count",
            text: "You guess at a week's order. We tell you what kitchens of your size take.",
            note: "Day 3",
          },
          {
            heading: "Try",
            text: "A week at trade prices, changed daily by text until eight in the evening.",
            note: "Day 5",
          },
          {
            heading: "Settle",
            text: "The numbers that worked become your standing order. One message pauses it.",
            note: "Day 14",
          },
        ],
      },
      {
        block: "spec-sheet",
        tone: "sunken",
        heading: "Crates, slices, storage",
        lead: "For the kitchen wall: print it and pin it beside the back door.",
        groups: [
          {
            heading: "In a crate",
            lines: [
              ["Sourdough, 900 g", "8"],
              ["Sandwich tin, 800 g", "10"],
              ["Croissants", "24"],
              ["Burger buns", "48"],
            ],
          },
          {
            heading: "Sliced",
            lines: [
              ["Sourdough", "10, 12 or 15 mm"],
              ["Sandwich tin", "12 mm"],
              ["Rye", "8 mm, or whole"],
            ],
          },
          {
            heading: "Keeps",
            lines: [
              ["Sourdough", "4 days in its bag"],
              ["Rye", "a week"],
              ["Pastry, frozen", "6 weeks at −18 °C"],
              ["Pastry, baked", "the same day"],
            ],
          },
        ],
        note: "Allergens for every line come with your first crate, and again whenever one changes.",
      },
      {
        block: "questions-columns",
        wide: "food-abstract-rounds",
        heading: "What kitchens ask",
        questions: [
          {
            question: "What if a tray is short?",
            answer: "We ring at six. It is on the next van or off the bill.",
          },
          {
            question: "Can it come ready to bake?",
            answer: "Pastry can, frozen, in boxes of forty. Bread is better from our oven.",
          },
          {
            question: "How do we pay?",
            answer: "Once a month, after three weeks of paying on the day.",
          },
          {
            question: "Does slicing cost extra?",
            answer: "No. Tins and sourdough are sliced free, to the millimetre you name.",
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
        keyword: "Trade desk",
        heading: "Ask for samples tonight",
        lead: "Write before two and a crate of samples is at your back door the next morning. Amina telephones at ten to hear what you thought.",
        picture: "food-sourdough",
        actions: [
          { label: "Open an account", href: "#account" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "account",
        tone: "sunken",
        heading: "Tell us about your kitchen",
        lead: "Six lines, and we know which round is yours.",
        fields: [
          { label: "Business", autoComplete: "organization" },
          { label: "Who orders, and their telephone", kind: "tel", autoComplete: "tel" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "Delivery postcode", autoComplete: "postal-code" },
          {
            label: "When do you open?",
            kind: "select",
            options: ["Before 7:00", "7:00 to 8:00", "8:00 to 9:00", "Later"],
          },
          {
            label: "Bread and pastry in a week",
            kind: "textarea",
            hint: "20 sourdough, 60 croissants, 48 buns",
            optional: true,
          },
        ],
        send: "Send me samples",
      },
      {
        block: "contact-ways",
        heading: "Which desk, at which hour",
        ways: [
          {
            heading: "Tonight's van",
            text: "From 22:00 a baker picks up. Say the round and the number of crates.",
            action: { label: "{phone}", href: "tel:{phone}" },
          },
          {
            heading: "Bills and accounts",
            text: "Write, with the number on the crate label. Answered on the next working day.",
            action: {
              label: "{email}",
              href: "mailto:{email}",
            },
          },
          {
            heading: "Collecting",
            text: "Yard door, {street}, Tuesday to Sunday from 5:30. Bring your crates.",
            action: { label: "Crates and slices", href: "/ordering" },
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
