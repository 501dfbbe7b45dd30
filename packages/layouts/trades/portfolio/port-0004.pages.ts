import type { LayoutPages } from "../pages.ts";

/** For readers and publishers: the book itself, what is in it, how the days went; then a collection of your own. */
export default {
  second: {
    label: "Book",
    sections: [
      {
        block: "hero-product",
        keyword: "Museum of Fastenings",
        heading: "412 Buttons, at True Size",
        lead: "Every button in the collection on the scale of one to one, in the order of what it is made of. With an essay by Dr Ilse Brandt.",
        pictures: ["port-buttons"],
        price: "£38",
        unit: "in the museum shop",
        versionsLabel: "Edition",
        versions: ["Cloth", "With a print, £95"],
        facts: [
          ["Pages", "208, sewn, opens flat"],
          ["Size", "24 × 30 cm"],
          ["Paper", "150 g, uncoated"],
          ["With a print", "Thirty copies, signed and numbered"],
        ],
        actions: [
          { label: "What is in it", href: "#contents" },
          { label: "Order a signed copy", href: "/contact" },
        ],
        note: "The museum keeps the income from the cloth edition for its drawers.",
      },
      {
        block: "spec-sheet",
        id: "contents",
        tone: "sunken",
        heading: "What is in it",
        lead: "Seven chapters by material, 412 buttons in all.",
        groups: [
          {
            heading: "From animals",
            lines: [
              ["Horn", "96 buttons"],
              ["Mother-of-pearl", "71"],
              ["Casein", "58"],
              ["Bone", "44"],
            ],
          },
          {
            heading: "From the forge and kiln",
            lines: [
              ["Metal", "83"],
              ["Glass", "32"],
            ],
          },
          {
            heading: "From the wood",
            lines: [["Wood", "28"]],
          },
          {
            heading: "And",
            lines: [
              ["Essay", "Dr Ilse Brandt, 14 pages"],
              ["Index", "By year, maker and garment"],
              ["Frontispiece", "The curator"],
            ],
          },
        ],
        note: "One of the two buttons that were lost is shown as an empty place, at true size.",
      },
      {
        block: "itinerary-days",
        heading: "Thirty-one days",
        lead: "From the log that hung beside the table.",
        days: [
          {
            label: "Week before",
            heading: "Opening drawers",
            text: "No camera. Dr Brandt named them and I wrote down which side was worn.",
            facts: ["No price yet"],
          },
          {
            label: "Day 1",
            heading: "Nine, all horn",
            text: "Finding the height of the lens at which a thumb and a button agree.",
            facts: ["9 done"],
          },
          {
            label: "Day 10",
            heading: "A rhythm",
            text: "Turn, wait for the cloud, expose, name the file. Lunch at the window.",
            facts: ["131 done"],
          },
          {
            label: "Day 18",
            heading: "Glass",
            text: "Glass shows the whole room. The black card did most of the work that week.",
            facts: ["244 done"],
          },
          {
            label: "Day 31",
            heading: "The last, a shirt button",
            text: "Bone, four holes, 1840s. We all stopped to look at it before it went back.",
            facts: ["412 done"],
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
        keyword: "For museums, collectors, publishers",
        heading: "If you keep something small",
        lead: "Write and tell me what it is. I answer within three days, and the first look at a collection is free within an hour of {town}.",
        picture: "port-cup-one-window",
        actions: [{ label: "Describe your collection", href: "#collection" }],
      },
      {
        block: "contact-form",
        id: "collection",
        tone: "tint",
        heading: "Your collection",
        lead: "Rough numbers are fine at this stage.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "What do you keep, and how many?" },
          { label: "Where is it?", hint: "Town, and whether it may travel" },
          {
            label: "What are the pictures for?",
            kind: "select",
            options: ["A book", "A catalogue", "An exhibition", "Insurance", "To see it properly"],
          },
          { label: "Tell me about one of them", kind: "textarea" },
        ],
        send: "Send",
      },
      {
        block: "hours-location",
        heading: "Come and see the proofs",
        lead: "A set of the plates is in the studio, in two flat boxes.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["Telephone", "{phone}"],
          ["Email", "{email}"],
          ["The book", "In the shop of the Museum of Fastenings"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
