import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Racks",
    sections: [
      {
        block: "hero-split",
        keyword: "About ninety came in this week",
        heading: "A dozen we would take home",
        lead: "Played on both sides and graded by ear. Ask for any of them at the window deck before you decide.",
        picture: "musi-live-sleeve",
        actions: [{ label: "See the dozen", href: "#dozen" }],
      },
      {
        block: "case-index",
        id: "dozen",
        heading: "In the racks now",
        lead: "One copy of each unless we say otherwise.",
        labels: ["Record", "What it is", "Pressing", "Grade"],
        works: [
          {
            name: "Letters Home, “Tin”",
            kind: "Folk, seven voices",
            place: "New, 2026",
            year: "A, £17",
            href: "/contact",
          },
          {
            name: "Teo Blank, “Loop Seven”",
            kind: "Tape loops, live",
            place: "New, three copies",
            year: "A, £19",
            href: "/contact",
          },
          {
            name: "Harbour Tapes, vol. 1",
            kind: "Field recordings",
            place: "First, 2022",
            year: "B, £12",
            href: "/contact",
          },
          {
            name: "Ondine Okri, “Ferries”",
            kind: "Voice and piano",
            place: "Second, 2025",
            year: "A, £18",
            href: "/contact",
          },
          {
            name: "The Late Buses, “N89”",
            kind: "Loud",
            place: "First, signed",
            year: "B, £14",
            href: "/contact",
          },
          {
            name: "Sable and Finch",
            kind: "Two clarinets",
            place: "Private, 1979",
            year: "C, £9",
            href: "/contact",
          },
          {
            name: "Cinder Club, “Ash”",
            kind: "Slow electronics",
            place: "New, clear vinyl",
            year: "A, £21",
            href: "/contact",
          },
          {
            name: "Kip & Daughter, “Hinge”",
            kind: "Banjo and cello",
            place: "First, 2018",
            year: "B, £10",
            href: "/contact",
          },
          {
            name: "Brass at the Bridge",
            kind: "Live on the street",
            place: "Ten-inch, 2024",
            year: "A, £13",
            href: "/contact",
          },
          {
            name: "Nightwatch, “Rounds”",
            kind: "Jazz, late",
            place: "Reissue",
            year: "A, £20",
            href: "/contact",
          },
          {
            name: "Paper Lung, “Exhale”",
            kind: "Harmonium",
            place: "First, 1983",
            year: "C, £8",
            href: "/contact",
          },
          {
            name: "Box of sevens",
            kind: "Fifty singles, mixed",
            place: "Unsorted",
            year: "D, £35",
            href: "/contact",
          },
        ],
      },
      {
        block: "prices-list",
        tone: "tint",
        heading: "For the records you have",
        lead: "Done behind the counter, usually within two days.",
        groups: [
          {
            heading: "Cleaning and sleeves",
            lines: [
              { name: "One record, washed", text: "Both sides, new inner sleeve", price: "£2.50" },
              { name: "Ten records, washed", price: "£20" },
              { name: "Fifty outer sleeves", price: "£12" },
              { name: "Transfer to files", text: "One album, tracks split", price: "£15" },
            ],
          },
          {
            heading: "Turntables",
            lines: [
              { name: "Setting up", text: "Arm, weight, speed", price: "£35" },
              { name: "New belt, fitted", price: "from £28" },
              { name: "Stylus, fitted", price: "from £32" },
              { name: "Deck, refurbished", text: "With a year's guarantee", price: "from £140" },
            ],
          },
        ],
        note: "Bring the deck without its lid. Prices include VAT.",
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-type",
        heading: "Hold one, sell some, find one",
        lead: "Dot answers between noon and seven, usually while something is playing. Held records wait three days under your name.",
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "counter",
        tone: "tint",
        heading: "Write to the counter",
        text: "Selling more than fifty? Say how many and on which floor they are, and we bring the van and a strong friend.",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "I would like to",
            kind: "choice",
            options: ["Hold a record", "Sell records", "Find a record", "Have a deck repaired"],
          },
          { label: "Which, or how many?" },
          {
            label: "Lowest grade you accept",
            kind: "choice",
            options: ["A", "B", "C", "D"],
            optional: true,
          },
          { label: "Anything else", kind: "textarea", optional: true },
        ],
        send: "Send it over",
      },
      {
        block: "hours-location",
        heading: "Under the viaduct",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["Train", "New Cross, six minutes"],
          ["With boxes", "Stop outside for ten minutes; there is a trolley"],
          ["Step-free", "Level door, wide aisles, low bins on request"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
