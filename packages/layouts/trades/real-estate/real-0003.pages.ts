import type { LayoutPages } from "../pages.ts";

/** For tenants: what moving in costs, the other six homes and the way to the keys; then a viewing. */
export default {
  second: {
    label: "Renting",
    sections: [
      {
        block: "hero-offset",
        keyword: "Before you sign",
        heading: "What moving in costs, to the pound",
        lead: "One month's rent, five weeks' deposit, and not a penny in fees. All nine homes are on this page or the first.",
        picture: "real-over-the-bakery",
        caption: "The two rooms over the bakery, Bridge Street",
        actions: [
          { label: "The sums", href: "#sums" },
          { label: "Book a viewing", href: "/contact" },
        ],
      },
      {
        block: "compare-table",
        id: "sums",
        tone: "sunken",
        heading: "The first payment for three homes",
        lead: "The deposit goes to a protection scheme and comes back when you leave.",
        labels: ["The home", "Over the bakery", "9 Factory Fold", "Studio, the lock"],
        rows: [
          { term: "Rent for a month", values: ["£640", "£895", "£520"] },
          { term: "Deposit, five weeks", values: ["£738", "£1,032", "£600"] },
          { term: "On the day you move in", values: ["£1,378", "£1,927", "£1,120"] },
          { term: "Area", values: ["46 m²", "88 m²", "29 m²"] },
          { term: "Energy rating", values: ["C", "D", "C"] },
          { term: "Heating", values: ["Gas", "Gas", "Stove and electric"] },
          { term: "Free from", values: ["1 December", "Now", "1 December"] },
          { term: "Pets", values: ["A cat, gladly", "Yes", "Ask us"] },
        ],
        note: "Council tax, water, power and internet are yours. We tell you what the last tenants paid.",
      },
      {
        block: "case-index",
        heading: "The other six",
        lead: "Free between January and April. Put your name down early.",
        labels: ["Home", "What it is", "Free from", "A month"],
        works: [
          {
            name: "2 Mill View",
            kind: "Flat, one bedroom, 48 m²",
            place: "4 January",
            year: "£610",
            href: "/contact",
          },
          {
            name: "Dye House, flat 6",
            kind: "Flat, two bedrooms, 70 m²",
            place: "11 January",
            year: "£780",
            href: "/contact",
          },
          {
            name: "14 Chapel Fold",
            kind: "Back-to-back, 41 m²",
            place: "1 February",
            year: "£560",
            href: "/contact",
          },
          {
            name: "3a Station Road",
            kind: "Flat, two bedrooms, 62 m²",
            place: "15 February",
            year: "£690",
            href: "/contact",
          },
          {
            name: "2 Lock Terrace",
            kind: "Terrace, three bedrooms",
            place: "1 March",
            year: "£920",
            href: "/contact",
          },
          {
            name: "Upper Shaw Barn",
            kind: "Barn, two bedrooms, yard",
            place: "1 April",
            year: "£960",
            href: "/contact",
          },
        ],
      },
      {
        block: "process-steps",
        tone: "tint",
        heading: "Ten days to your keys",
        lead: "The usual time when your papers are ready.",
        steps: [
          {
            heading: "See it",
            text: "Amir meets you at the door. Open the cupboards and try the shower.",
            note: "Day 1",
          },
          {
            heading: "Say yes",
            text: "We stop showing it to others while we check your papers.",
            note: "Day 2",
          },
          {
            heading: "Papers",
            text: "Proof of who you are, three payslips or accounts, your last landlord's name.",
            note: "Day 4",
          },
          {
            heading: "Sign",
            text: "You have the contract for two days before you sign it.",
            note: "Day 7",
          },
          {
            heading: "Keys",
            text: "We walk through with an inventory and photographs, and both sign it.",
            note: "Day 10",
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
        keyword: "Lettings",
        heading: "Which home would you like to see?",
        lead: "Amir calls you back on the same working day. You can view any weekday until seven, and on Saturday morning.",
        facts: ["Nine homes", "No fees", "Heating repaired within a day"],
        actions: [
          { label: "Book a viewing", href: "#view" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "view",
        heading: "Book a viewing",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          {
            label: "Which home?",
            kind: "select",
            options: [
              "Over the bakery",
              "9 Factory Fold",
              "Studio by the lock",
              "One of the other six",
              "Whatever is free",
            ],
          },
          { label: "How many people, and any pets?" },
          { label: "When would you move?", kind: "date" },
          { label: "When can you view?", hint: "Weekdays until seven, Saturday morning" },
        ],
        send: "Book a viewing",
      },
      {
        block: "hours-location",
        wide: "real-draw-steps",
        tone: "tint",
        heading: "Office and repairs",
        lead: "For tenants: please send repairs to Kath, with a picture.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["Repairs", "Kath Boyle, 07700\u00a0900518"],
          ["Water, any hour", "07700\u00a0900519"],
          ["By train", "Eight minutes on foot from the station"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
