import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Scents",
    sections: [
      {
        block: "hero-offset",
        tone: "night",
        keyword: "Eleven, all mixed in the attic",
        heading: "The other ten, and where they come from",
        lead: "Each began with a place within a day of {town}. You can smell all of them on paper, by appointment.",
        picture: "fash-vanity",
        actions: [
          { label: "The list", href: "#list" },
          { label: "Book a time", href: "/contact" },
        ],
        caption: "On the attic table: bottles, the brass mirror, afternoon light",
      },
      {
        block: "case-index",
        id: "list",
        heading: "No. 1 to No. 11",
        lead: "All £68 for 50 ml, refilled for £44.",
        labels: ["Scent", "Smells of", "Where from", "Since"],
        works: [
          {
            name: "1, Pear Loft",
            kind: "Pear skin, then straw",
            place: "A barn in Fife",
            year: "2017",
            href: "/contact",
          },
          {
            name: "2, Brass Bell",
            kind: "Cold metal, then soap",
            place: "Our own landing",
            year: "2018",
            href: "/contact",
          },
          {
            name: "3, Salt Road",
            kind: "Seaweed, then honey",
            place: "North Berwick",
            year: "2018",
            href: "/contact",
          },
          {
            name: "4, Wet Slate",
            kind: "Stone, then warm wool",
            place: "{street name}",
            year: "2019",
            href: "/#notes",
          },
          {
            name: "5, Gorse",
            kind: "Coconut, then green wood",
            place: "Arthur's Seat",
            year: "2020",
            href: "/contact",
          },
          {
            name: "6, Reading Room",
            kind: "Paper, then floor wax",
            place: "A library, unnamed",
            year: "2021",
            href: "/contact",
          },
          {
            name: "7, Night Bus",
            kind: "Orange peel, then rain",
            place: "The 23, upstairs",
            year: "2021",
            href: "/contact",
          },
          {
            name: "8, Currant",
            kind: "Blackcurrant leaf, then tea",
            place: "An allotment",
            year: "2022",
            href: "/contact",
          },
          {
            name: "9, Peat",
            kind: "Smoke, then sweet earth",
            place: "Speyside",
            year: "2023",
            href: "/contact",
          },
          {
            name: "10, Snowberry",
            kind: "Almost nothing, then musk",
            place: "The gardens",
            year: "2024",
            href: "/contact",
          },
          {
            name: "11, Aunt Effie",
            kind: "Straw, then rose powder",
            place: "The hat floor",
            year: "2026",
            href: "/contact",
          },
        ],
      },
      {
        block: "prices-list",
        tone: "night",
        heading: "Bottles, samples, refills",
        groups: [
          {
            heading: "To try",
            lines: [
              { name: "Half an hour with Isla", text: "Two samples to take home", price: "free" },
              {
                name: "Three samples by post",
                text: "2 ml each, taken off a bottle",
                price: "£12",
              },
              { name: "All eleven, by post", text: "2 ml each", price: "£36" },
            ],
          },
          {
            heading: "To keep",
            lines: [
              { name: "50 ml", text: "Ground stopper, spray head or dropper", price: "£68" },
              { name: "Refill", text: "Brought in or posted", price: "£44" },
              { name: "Engraving", text: "Up to twelve letters", price: "included" },
            ],
          },
        ],
        note: "Posted on Mondays. Unopened bottles can be returned within 30 days.",
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-type",
        tone: "night",
        heading: "Half an hour under the roof",
        lead: "Isla sees one visitor at a time, so that the air is clear. She replies within a day with two times to choose from.",
        facts: ["Free", "Two samples to take home", "Sixty-one stairs"],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "booking-form",
        id: "attic",
        tone: "brand",
        heading: "Visit the attic",
        lead: "Please wear no scent that day.",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "Day", kind: "date" },
          { label: "A smell you like", hint: "Coffee, tar, rain, anything" },
        ],
        send: "Book a time",
        note: "Orders from batch 31 can be written here too: say how many.",
      },
      {
        block: "hours-location",
        wide: "fash-draw-scent",
        tone: "night",
        heading: "The door with the brass hat",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By tram", "Five minutes uphill from the stop"],
          ["Step-free", "Isla brings the strips down to the ground floor: ring the bell"],
          ["By post", "Bottles for refilling, in the box they came in"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
