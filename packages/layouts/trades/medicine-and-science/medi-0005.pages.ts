import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Countdown",
    sections: [
      {
        block: "hero-ledger",
        keyword: "Before you fly",
        heading: "What to do, and by when",
        lead: "Some vaccines need two or three visits and some time to work. Leaving sooner? Come anyway: something can nearly always be done.",
        picture: "medi-draw-consulting",
        actions: [{ label: "Book the first visit", href: "/contact" }],
        figures: [
          { figure: "8", label: "weeks before you fly: start" },
          { figure: "£25", label: "first visit, taken off the first jab" },
          { figure: "3", label: "clinic days a week" },
        ],
      },
      {
        block: "itinerary-days",
        id: "countdown",
        heading: "Eight weeks, in order",
        lead: "For a trip that needs most things. Yours may need one visit only.",
        days: [
          {
            label: "8 weeks",
            heading: "First visit",
            text: "Half an hour with Orla: your route, your health, your old cards. You leave with a plan and a price.",
            facts: ["£25", "Taken off the first jab"],
          },
          {
            label: "7 weeks",
            heading: "First jabs",
            text: "Hepatitis A and typhoid in one visit. Rabies begins now if you need it.",
            facts: ["Monday or Friday"],
          },
          {
            label: "6 weeks",
            heading: "Yellow fever",
            text: "If your route asks for it. The certificate counts from the tenth day.",
            facts: ["Wednesdays only"],
          },
          {
            label: "3 weeks",
            heading: "Second and third jabs",
            text: "Japanese encephalitis four weeks after the first, rabies on the dates in your plan.",
          },
          {
            label: "1 week",
            heading: "Tablets",
            text: "Malaria tablets are collected. Some begin before you fly, and we write down on which day.",
          },
          {
            label: "The day",
            heading: "Card and kit",
            text: "Vaccination card with the passport, tablets in hand luggage, our number in your telephone.",
          },
        ],
      },
      {
        block: "compare-table",
        tone: "tint",
        heading: "Three trips, added up",
        lead: "A fortnight, one adult, nothing done before. The first visit is already taken off.",
        labels: ["Vaccine", "East Africa", "South-east Asia", "The Andes"],
        rows: [
          { term: "Hepatitis A", values: ["£58", "£58", "£58"] },
          { term: "Typhoid", values: ["£36", "£36", "–"] },
          { term: "Yellow fever", values: ["£78", "–", "£78"] },
          { term: "Japanese encephalitis, two", values: ["–", "£184", "–"] },
          { term: "Malaria advice", values: ["£25", "–", "–"] },
          { term: "In all", values: ["£197", "£278", "£136"] },
          { term: "Visits", values: ["three", "three", "two"] },
        ],
        note: "Examples only. Your own list depends on route, season, age and health, and is made at the first visit.",
      },
      {
        block: "questions-accordion",
        heading: "What travellers ask",
        questions: [
          {
            question: "We leave in ten days. Is it too late?",
            answer:
              "No. Several vaccines help even shortly before. Call, and we find a time this week.",
          },
          {
            question: "Can children have them?",
            answer:
              "Most, from a certain age. Dr Maclaren sees families and plans around the childhood schedule.",
          },
          {
            question: "I am pregnant.",
            answer:
              "Please tell us when you book. Some vaccines wait, and Dr Maclaren talks through whether the trip should.",
          },
          {
            question: "Are any of them free?",
            answer:
              "Hepatitis A, typhoid and cholera can be free on the NHS. Ask your own practice first.",
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
        heading: "Where are you going, and when?",
        lead: "Orla answers within a working day with a clinic time. If you leave within three weeks, please call instead.",
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
        picture: "medi-draw-waiting",
      },
      {
        block: "contact-form",
        id: "visit",
        tone: "tint",
        heading: "Book the first visit",
        lead: "Travelling together? One form is enough.",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          { label: "Countries, in order", hint: "Stopovers too" },
          { label: "Leaving on", kind: "date" },
          { label: "How many travel, and how old?" },
          {
            label: "Health and medicines",
            kind: "textarea",
            hint: "Pregnancy, allergies, regular tablets",
            optional: true,
          },
        ],
        send: "Request a time",
      },
      {
        block: "hours-location",
        heading: "The clinic",
        lead: "Mondays, Wednesdays and Fridays, on the first floor.",
        hours: [
          ["Monday to Friday", "8:00–18:30"],
          ["Saturday, nurses only", "9:00–12:00"],
        ],
        address: ["{address lines}"],
        ways: [
          ["By bus", "Leith Walk, then two minutes on foot"],
          ["Step-free", "Side door, ring once; lift to the first floor"],
          ["Back with a fever", "Call first and say where you were"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
