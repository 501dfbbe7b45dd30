import type { LayoutPages } from "../pages.ts";

/** For a couple with dates: all eleven rooms with prices, breakfast, extras; then a room. */
export default {
  second: {
    label: "Rooms",
    sections: [
      {
        block: "hero-split",
        keyword: "From the ground floor to the roof",
        heading: "All eleven rooms, floor by floor",
        lead: "No two are alike, because the house was once three houses. If you have slept in one that you liked, ask for it by name.",
        picture: "trav-front",
        actions: [
          { label: "The eleven rooms", href: "#rooms" },
          { label: "Ask for a room", href: "/contact" },
        ],
      },
      {
        block: "case-index",
        id: "rooms",
        tone: "raised",
        heading: "The eleven rooms",
        lead: "For two, with breakfast, in winter. Weekends cost no more.",
        labels: ["Room", "Bed and bath", "Looks on", "A night"],
        works: [
          {
            name: "Harbour One",
            kind: "Small double, shower",
            place: "Yard; dogs welcome",
            year: "from £64",
            href: "/contact",
          },
          {
            name: "Harbour Two",
            kind: "Small double, wide shower",
            place: "Lane; no steps",
            year: "from £64",
            href: "/contact",
          },
          {
            name: "The Chandler's",
            kind: "Double, shower",
            place: "Yard; dogs welcome",
            year: "from £88",
            href: "/contact",
          },
          {
            name: "Rope Room",
            kind: "Twin beds, shower",
            place: "Garden",
            year: "from £88",
            href: "/contact",
          },
          {
            name: "Number Four",
            kind: "Double, child's bed",
            place: "Sea",
            year: "from £88",
            href: "/contact",
          },
          {
            name: "The Ferry Room",
            kind: "Double, shower",
            place: "Sea",
            year: "from £88",
            href: "/contact",
          },
          {
            name: "Captain's Left",
            kind: "Double, shower",
            place: "Sea",
            year: "from £88",
            href: "/contact",
          },
          {
            name: "Captain's Right",
            kind: "Twin, child's bed",
            place: "Sea",
            year: "from £88",
            href: "/contact",
          },
          {
            name: "The Pilot's Room",
            kind: "Double, bath, 22 m²",
            place: "Sea, two sides",
            year: "from £118",
            href: "/contact",
          },
          {
            name: "Lamp Room",
            kind: "Double, bath, 21 m²",
            place: "Sea, two sides",
            year: "from £118",
            href: "/contact",
          },
          {
            name: "Net Loft",
            kind: "Twin beds, shower",
            place: "Roofs and the sea",
            year: "from £88",
            href: "/contact",
          },
        ],
      },
      {
        block: "story-text",
        heading: "Breakfast, at one long table",
        opening:
          "Huw bakes before it is light: bread, Welsh cakes from the griddle, eggs as you like them and smoked mackerel.",
        text: [
          "The table is laid at seven and cleared when the last guest has finished. You sit where there is a chair. Some people leave with a new walk for the day, others with a telephone number.",
          "If you would rather be alone, we bring a tray to your room and ask no questions.",
        ],
      },
      {
        block: "features-columns",
        tone: "tint",
        heading: "Small things",
        items: [
          {
            heading: "Children",
            text: "Two rooms have a child's bed. There is early supper at half past five.",
            note: "Cot, free",
          },
          {
            heading: "Dogs",
            text: "In the two rooms with a door to the yard, with a towel of their own.",
            note: "Free",
          },
          {
            heading: "Late arrivals",
            text: "The desk is open until ten. After that we leave the key where you can find it.",
            note: "Please telephone ahead",
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
        keyword: "The desk, 7:00 to 22:00",
        heading: "Ask for a room, or for the tide",
        lead: "You have an answer with a price within the day. Nothing is charged before you come, and you pay when you leave.",
        actions: [
          { label: "Ask for a room", href: "#room" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "room",
        tone: "tint",
        heading: "Your stay",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "Arriving", kind: "date" },
          { label: "Leaving", kind: "date" },
          {
            label: "Which kind of room?",
            kind: "select",
            options: [
              "Small double, from £64",
              "Double, from £88",
              "Twin beds, from £88",
              "Sea on two sides, from £118",
              "Whichever is quietest",
            ],
          },
          {
            label: "Who comes with you?",
            kind: "textarea",
            optional: true,
            hint: "Children, dogs, a bad knee",
          },
        ],
        send: "Ask for a room",
      },
      {
        block: "hours-location",
        wide: "trav-breakfast",
        heading: "Getting here with a suitcase",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By train", "{town} Halt, hourly, seven minutes downhill"],
          ["By car", "At the quarry, six minutes up; Huw fetches the bags"],
          ["No stairs", "Harbour Two has a flat door and a wide shower"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
