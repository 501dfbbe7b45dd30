import type { LayoutPages } from "../pages.ts";

/** For walkers: the months compared, what to pack; then a Sunday. */
export default {
  second: {
    label: "Preparing",
    sections: [
      {
        block: "hero-split",
        keyword: "April to October",
        heading: "When to come and what to carry",
        lead: "The path is the same in every month and never feels so. Read the table, choose a Sunday, and pack less than you think.",
        picture: "trav-island-boat",
        actions: [
          { label: "Month by month", href: "#months" },
          { label: "What to pack", href: "#pack" },
        ],
      },
      {
        block: "compare-table",
        id: "months",
        tone: "tint",
        heading: "The path, month by month",
        lead: "The light is for the middle of the month. The sea is as Huw's thermometer finds it at the slip.",
        labels: ["Month", "Light until", "The sea", "On the cliffs"],
        rows: [
          { term: "April", values: ["20:00", "9 °C", "Violets, lambs, few people"] },
          { term: "May", values: ["21:00", "11 °C", "Thrift in flower, loud birds"] },
          { term: "June", values: ["21:30", "14 °C", "Orchids, long evenings"] },
          { term: "July", values: ["21:30", "16 °C", "Warm, dusty, busy at the kilns"] },
          { term: "August", values: ["20:40", "17 °C", "Heather, blackberries, swimmers"] },
          { term: "September", values: ["19:30", "17 °C", "Quiet again, clear air"] },
          { term: "October", values: ["18:20", "15 °C", "Seal pups, wind, big waves"] },
        ],
        note: "Most guests come back in September. The Tuesday walk needs an early start in October.",
      },
      {
        block: "spec-sheet",
        id: "pack",
        heading: "What to pack",
        lead: "One suitcase each, up to 18 kilos. It travels without you.",
        groups: [
          {
            heading: "On your back",
            lines: [
              ["Water", "A litre and a half"],
              ["Waterproof", "Jacket, and trousers in April"],
              ["Towel", "Small, for two swims"],
              ["Money", "Cash for the tea hut"],
            ],
          },
          {
            heading: "In the suitcase",
            lines: [
              ["Dry shoes", "For the evening"],
              ["Second pair of socks", "For every day, really"],
              ["Something warm", "The boat is cold in all months"],
              ["A book", "Or swap one on our landing"],
            ],
          },
          {
            heading: "We lend or give you",
            lines: [
              ["Map", "Drawn by Gwen, with swims"],
              ["Poles", "Two sizes"],
              ["Packed lunch", "On all walking days"],
              ["Plasters", "More than you will need"],
            ],
          },
        ],
      },
      {
        block: "questions-accordion",
        tone: "raised",
        heading: "In the weeks before",
        questions: [
          {
            question: "How should I train?",
            answer:
              "Two walks of eight miles in the boots you will wear. Hills help; a gym does not, much.",
          },
          {
            question: "What if I have to cancel?",
            answer:
              "Up to four weeks before we refund everything. Later we move you to another Sunday if a bed is free.",
          },
          {
            question: "Can you feed me?",
            answer:
              "Vegetarian, vegan and without gluten, at every stop. Tell us when you book, so that the lunches are right too.",
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
        keyword: "£490 a person, sharing",
        heading: "Which Sunday would you like?",
        lead: "Iris looks at all the beds along the path and answers within two days. Your map comes by post a week before.",
        facts: ["Any Sunday, April to October", "Alone: £40 more", "Ten to sixteen: half"],
        actions: [{ label: "Choose a Sunday", href: "#sunday" }],
      },
      {
        block: "contact-form",
        id: "sunday",
        tone: "brand",
        heading: "Your five days",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "Which Sunday?", kind: "date" },
          {
            label: "How will you come?",
            kind: "select",
            options: ["Two, sharing a room", "Alone", "A family", "A group of friends"],
          },
          { label: "How many, and any children's ages" },
          { label: "Food, knees, dogs", kind: "textarea", optional: true },
        ],
        send: "Choose a Sunday",
      },
      {
        block: "hours-location",
        wide: "trav-abstract-tide",
        heading: "Where it begins and ends",
        lead: "Supper on the first evening is at half past seven.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By train", "{town} Halt, seven minutes downhill to the door"],
          ["By car", "Leave it at the quarry for all five days, free"],
          ["Questions", "{phone}; ask for Gwen about the path"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
