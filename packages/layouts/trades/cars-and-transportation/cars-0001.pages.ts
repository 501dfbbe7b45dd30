import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Stock",
    sections: [
      {
        block: "hero-index",
        keyword: "Stock list of 14 November",
        heading: "Twelve more, faults named",
        lead: "Two keys, full history, a year's MOT and warranty with each. The price allows for the fault.",
        picture: "cars-key",
        entries: [
          { label: "Under £5,000", note: "Three cars", href: "#list" },
          { label: "£5,000 to £10,000", note: "Five cars", href: "#list" },
          { label: "Over £10,000", note: "Four cars", href: "#list" },
          { label: "By the month", note: "8.9% APR, three examples", href: "#monthly" },
        ],
      },
      {
        block: "case-index",
        id: "list",
        heading: "Under and over £10,000",
        lead: "Sorted by price. Call before you travel: they sell fast.",
        labels: ["Car", "Year, miles", "Known fault", "Price"],
        works: [
          {
            name: "Brill 1.2",
            kind: "2015, 71,300, petrol",
            place: "Radio needs a code",
            year: "£3,450",
            href: "/contact",
          },
          {
            name: "Pip 1.0, blue",
            kind: "2016, 64,100, petrol",
            place: "Dent, rear arch",
            year: "£4,100",
            href: "/contact",
          },
          {
            name: "Otter 1.4 Van",
            kind: "2017, 88,000, diesel",
            place: "Shelving holes",
            year: "£4,900",
            href: "/contact",
          },
          {
            name: "Hale 1.6 Auto",
            kind: "2017, 49,500, petrol",
            place: "Slow window",
            year: "£6,300",
            href: "/contact",
          },
          {
            name: "Marlin 1.2 Hatch",
            kind: "2018, 57,200, petrol",
            place: "Stone chips, bonnet",
            year: "£6,950",
            href: "/contact",
          },
          {
            name: "Tarn Estate 1.6",
            kind: "2018, 74,900, diesel",
            place: "Worn driver's seat",
            year: "£7,600",
            href: "/contact",
          },
          {
            name: "Corra Electric, short",
            kind: "2019, 38,400, 38 kWh",
            place: "Battery at 86%",
            year: "£8,200",
            href: "/contact",
          },
          {
            name: "Fell 4×4",
            kind: "2018, 81,700, diesel",
            place: "Towbar, rusty",
            year: "£9,150",
            href: "/contact",
          },
          {
            name: "Hale 1.6 Hybrid",
            kind: "2020, 42,600, hybrid",
            place: "Kerbed wheel",
            year: "£11,200",
            href: "/contact",
          },
          {
            name: "Marlin 1.5 Estate",
            kind: "2021, 36,800, petrol",
            place: "Dog, formerly",
            year: "£12,400",
            href: "/contact",
          },
          {
            name: "Osprey Seven-seat",
            kind: "2020, 51,000, diesel",
            place: "Crayon, third row",
            year: "£13,300",
            href: "/contact",
          },
          {
            name: "Corra Electric, long",
            kind: "2023, 17,900, 64 kWh",
            place: "Scuffed bumper",
            year: "£17,900",
            href: "/contact",
          },
        ],
      },
      {
        block: "compare-table",
        id: "monthly",
        tone: "night",
        heading: "Three of them by the month",
        lead: "8.9% APR, fixed, over 48 months, with no final payment and nothing to pay if you settle early.",
        labels: ["Representative", "Pip 1.0", "Tarn Estate 2.0", "Corra Electric"],
        rows: [
          { term: "Cash price", values: ["£5,250", "£9,400", "£14,600"] },
          { term: "Deposit", values: ["£1,000", "£2,000", "£2,500"] },
          { term: "Borrowed", values: ["£4,250", "£7,400", "£12,100"] },
          { term: "A month, for 48 months", values: ["£105", "£183", "£299"] },
          { term: "In all, deposit included", values: ["£6,040", "£10,784", "£16,852"] },
        ],
        note: "Representative examples, subject to status. Over 18s. Your own bank may be cheaper: ask it first.",
      },
      {
        block: "questions-accordion",
        heading: "What buyers ask",
        questions: [
          {
            question: "Can I bring my own mechanic?",
            answer:
              "Yes, any weekday. Bay two is free from four, and we don't charge for the lift.",
          },
          {
            question: "Can you hold a car for me?",
            answer: "For 48 hours against £99, which is refunded if you decide against it.",
          },
          {
            question: "What does the warranty leave out?",
            answer:
              "Tyres, wiper blades, clutch wear and whatever is on the fault list. Everything else is parts and labour.",
          },
          {
            question: "Can it be delivered?",
            answer:
              "Free within 20 miles on a trailer, £1.20 a mile beyond that. You still have seven days to change your mind.",
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
        tone: "night",
        heading: "Ask about a car. A person answers.",
        lead: "Moira at the desk replies within two working hours and tells you whether it is still here.",
        facts: ["{phone}", "Saturday until 15:00", "Drives of an hour, alone"],
        actions: [{ label: "Call the desk", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "ask",
        heading: "Which car, and when?",
        lead: "Or send your registration if you have one to sell.",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Mobile", kind: "tel", autoComplete: "tel" },
          {
            label: "What would you like?",
            kind: "choice",
            options: ["See a car", "Drive a car", "Part exchange", "Sell mine"],
          },
          { label: "Which car?", hint: "Name or price from the list", optional: true },
          { label: "Your registration and mileage", optional: true },
          { label: "Day that suits you", optional: true },
        ],
        send: "Send to the desk",
      },
      {
        block: "hours-location",
        wide: "cars-workshop",
        tone: "tint",
        heading: "The yard",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By tram", "Nine minutes on foot along the canal"],
          ["By car", "Six customer bays by the gate, marked in blue"],
          ["Step-free", "Flat yard, ramp to the desk"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
