import type { Layout } from "../../schema/model.ts";

/** For a couple with dates: rooms, prices, breakfast, a room to ask for. */
export const trav1: Layout = {
  caption: "A hotel: dates first, rooms with prices, breakfast, answers",
  theme: { picture: { shape: "plain", filter: "warm", ratio: "landscape" } },
  nav: { block: "nav-bar", action: { label: "Ask for a room", href: "#book" } },
  sections: [
    {
      block: "hero-booking",
      id: "book",
      keyword: "{town}, on the tide",
      heading: "A harbour hotel in {town}",
      lead: "Eleven rooms, one long breakfast table and a slipway to swim from.",
      picture: "trav-harbour",
      fields: [
        { label: "Arriving", kind: "date" },
        { label: "Leaving", kind: "date" },
        { label: "Guests", kind: "number" },
        { label: "Email", kind: "email", autoComplete: "email" },
      ],
      send: "Ask",
      note: "We answer with a price within the day. Nothing is charged before you come.",
    },
    {
      block: "listing-cards",
      nav: "Rooms",
      heading: "Rooms and prices",
      lead: "For two, with breakfast, in winter. Summer rates are a little higher.",
      items: [
        {
          name: "The Pilot's Room",
          text: "Corner room on the second floor. You see the ferry before you hear it.",
          picture: "trav-pilots-room",
          facts: ["Double bed", "Bath", "22 m²"],
          price: "from £118",
          href: "#book",
        },
        {
          name: "Net Loft",
          text: "Under the roof, with a stair like a ship's.",
          picture: "trav-net-loft",
          facts: ["Twin beds", "Shower", "16 m²"],
          price: "from £88",
          href: "#book",
        },
        {
          name: "Harbour Two",
          text: "Small and quiet, on the ground floor, and the best value in the house.",
          picture: "trav-harbour-two",
          facts: ["Small double", "Shower", "11 m²"],
          price: "from £64",
          href: "#book",
        },
      ],
    },
    {
      block: "features-icons",
      scale: "poster",
      lead: "All of it included, none of it compulsory. Breakfast is the only thing with a bell.",
      nav: "In the house",
      tone: "tint",
      heading: "What is in the house",
      items: [
        {
          icon: "drop",
          heading: "Swim from the slip",
          text: "Two hours either side of high water. Flasks and towels stand on the stairs.",
        },
        {
          icon: "cup",
          heading: "Breakfast till late",
          text: "From seven until the last guest is up, at one table.",
        },
        {
          icon: "heart",
          heading: "Dogs stay free",
          text: "In two rooms with a door to the yard, with a towel of their own.",
        },
        {
          icon: "truck",
          heading: "Bags carried",
          text: "Huw fetches them from the quarry car park with a handcart.",
        },
        {
          icon: "book",
          heading: "Library landing",
          text: "Four hundred books that guests have finished. Take one home, leave one behind.",
        },
        {
          icon: "sun",
          heading: "Windows that open",
          text: "All of them, on the sea or on the lane.",
        },
      ],
    },
    {
      block: "quotes-large",
      wide: "trav-breakfast",
      tone: "deep",
      quote: {
        words: "I asked for the quietest room and they rang the church about the bell.",
        name: "Marguerite Sorley",
        role: "guest, eleven summers",
      },
    },
    {
      block: "questions-columns",
      lead: "Or telephone the desk: {unbroken phone}, seven to ten.",
      nav: "Before you come",
      heading: "Before you come",
      questions: [
        {
          question: "Is there a lift?",
          answer: "No. Harbour Two is on the ground floor, with a flat door and a wide shower.",
        },
        {
          question: "May the dog come?",
          answer: "Yes, free of charge, in the two rooms with a door to the yard.",
        },
        {
          question: "When is high water?",
          answer: "We chalk it on the slate by the door; your bed does not move with it.",
        },
        {
          question: "Where do I leave the car?",
          answer: "At the quarry, six minutes up the hill. Huw fetches the bags with a handcart.",
        },
        {
          question: "Do you take children?",
          answer:
            "Gladly. Two rooms have a child’s bed, and there is early supper at half past five.",
        },
        {
          question: "What is breakfast?",
          answer:
            "Eggs, bread, smoked mackerel, Welsh cakes, as much as you like, until the last guest is up.",
        },
      ],
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "At the desk", linksLabel: "In this house" },
};
