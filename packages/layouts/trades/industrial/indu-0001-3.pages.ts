import type { LayoutPages } from "../pages.ts";

/** For other workshops: what fits into the furnace and how a load runs; then a slot and gate 2. */
export default {
  second: {
    label: "Before you send",
    sections: [
      {
        block: "hero-split",
        keyword: "Goods in, gate 2",
        heading: "Steel, weight, hardness",
        lead: "Tell us these three on the telephone and you have a yes or a no before you hang up. Everything else is on this page.",
        picture: "indu-coil",
        actions: [
          { label: "Book a slot", href: "/contact" },
          { label: "What fits", href: "#fits" },
        ],
      },
      {
        block: "spec-sheet",
        id: "fits",
        heading: "What fits and what does not",
        lead: "If your part is a little outside, ask: the crane has a longer hook.",
        groups: [
          {
            heading: "A load",
            lines: [
              ["Basket", "900 × 600 × 600 mm"],
              ["Weight", "up to 400 kg"],
              ["Longest part", "850 mm"],
              ["Temperature", "up to 1,050 °C"],
            ],
          },
          {
            heading: "Steels",
            lines: [
              ["Carbon and alloy", "yes"],
              ["Case hardening", "up to 1.2 mm"],
              ["Stainless", "stress relief only"],
              ["Cast iron", "ask first"],
            ],
          },
          {
            heading: "How it should come",
            lines: [
              ["Clean and dry", "no oil, no paint"],
              ["Packed", "pallet or stillage"],
              ["With it", "cast sheet, if you have it"],
            ],
          },
        ],
        note: "Parts that arrive wet go home again: steam and hot oil do not mix.",
      },
      {
        block: "process-steps",
        tone: "night",
        heading: "A load, hour by hour",
        steps: [
          {
            heading: "Stack",
            text: "Rosa places every part so that oil reaches all sides, and photographs the basket.",
            note: "7:00",
          },
          {
            heading: "Heat",
            text: "Up in four hours, held for as long as the thickest part needs, logged every second.",
            note: "8:00",
          },
          {
            heading: "Quench",
            text: "Into oil within nine seconds of the door opening. This is the loud part.",
            note: "14:00",
          },
          {
            heading: "Read",
            text: "Tempered overnight, ten points measured in the morning, chart in the lid.",
            note: "The next day",
          },
        ],
      },
      {
        block: "questions-columns",
        tone: "brand",
        heading: "Scale, cracks, papers",
        questions: [
          {
            question: "Will my parts be scaled?",
            answer: "Lightly. Shot blasting after the quench costs £28 a basket.",
          },
          {
            question: "Who pays if one cracks?",
            answer: "We treat the next one free. Send a spare for every ten and nobody waits.",
          },
          {
            question: "Can I see the curve?",
            answer: "It comes with the report, and stays here for ten years.",
          },
          {
            question: "May I watch?",
            answer: "Yes, from behind the blue line, on Tuesdays and Thursdays at two.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-panel",
        tone: "tint",
        keyword: "Furnace diary",
        heading: "Two days a week are yours",
        lead: "Sandra keeps the diary and answers on the same day. Booked by Monday noon, your load is back within 72 hours.",
        picture: "indu-furnace",
        facts: [
          ["Slots", "Tuesday and Thursday"],
          ["A load", "up to 400 kg"],
          ["Shared basket", "Thursdays, £38"],
        ],
        actions: [
          { label: "Request a slot", href: "#load" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "load",
        tone: "night",
        heading: "Your load",
        lead: "The more you know about the steel, the shorter the call.",
        fields: [
          { label: "Company", autoComplete: "organization" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "Steel and weight", hint: "42CrMo4, 180 kg" },
          {
            label: "Treatment",
            kind: "select",
            options: ["Harden and temper", "Case harden", "Stress relief", "Anneal", "Test only"],
          },
          { label: "Target", hint: "32 to 39 HRC" },
          { label: "Week of", kind: "date" },
        ],
        send: "Request a slot",
      },
      {
        block: "hours-location",
        heading: "Where the pallet goes",
        lead: "Gate 2 takes goods from six. Drivers need a vest, nothing else.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["Gate 2", "Left after the canal bridge; fork-lift on site"],
          ["Our van", "Collects pallets in the Black Country for £30"],
          ["Label", "Your order number, facing out"],
          ["Email", "{email}"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
