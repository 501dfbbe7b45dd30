import type { Layout } from "../../model.ts";

export const trav1: Layout = {
  caption: "Dates asked at the door, then rooms and breakfast",
  theme: { picture: { shape: "plain", filter: "warm", ratio: "landscape" } },
  nav: { block: "nav-bar", action: { label: "Ask for a room", href: "#book" } },
  sections: [
    {
      block: "hero-booking",
      id: "book",
      keyword: "Porth Elen, on the tide",
      heading: "Sleep with the window open",
      lead: "A harbour house with eleven rooms, one long breakfast table and a slipway to swim from.",
      picture: { id: "trav-suitcase", at: [70, 60] },
      fields: [
        { label: "Arriving", kind: "date" },
        { label: "Leaving", kind: "date" },
        { label: "How many of you", kind: "number" },
        { label: "Email", kind: "email", autoComplete: "email" },
      ],
      send: "Ask",
      note: "We answer with a price within the day. Nothing is charged before you come.",
    },
    {
      block: "listing-cards",
      nav: "Rooms",
      heading: "Three of the eleven",
      lead: "Prices are for two, with breakfast, on any night of the week.",
      items: [
        {
          name: "The Pilot's Room",
          text: "Corner room on the second floor. You see the ferry before you hear it.",
          picture: { id: "trav-bell", zoom: 1.2, at: [50, 40] },
          facts: ["Double bed", "Bath", "22 m²"],
          price: "£148",
          href: "#book",
        },
        {
          name: "Net Loft",
          text: "Under the roof, with a stair like a ship's.",
          picture: { id: "trav-parasol", zoom: 1.3, at: [45, 50] },
          facts: ["Twin beds", "Shower", "16 m²"],
          price: "£112",
          href: "#book",
        },
        {
          name: "Harbour Two",
          text: "Small, quiet, cheap, above the kitchen.",
          picture: { id: "trav-suitcase", zoom: 1.6, at: [60, 60] },
          facts: ["Small double", "Shower", "11 m²"],
          price: "£86",
          href: "#book",
        },
      ],
    },
    {
      block: "story-band",
      nav: "Mornings",
      keyword: "From seven until the last is up",
      heading: "Breakfast is one table",
      picture: { id: "food-table", at: [50, 60] },
      text: "Eggs from up the lane, laverbread if you dare, fruit in season, strong coffee. The bell is for more toast. A flask and a towel stand on the stairs for those who swim first.",
    },
    {
      block: "questions-columns",
      nav: "Before you come",
      heading: "Before you come",
      questions: [
        {
          question: "Is there a lift?",
          answer: "No. Harbour Two is on the ground floor, with a flat door and a wide shower.",
        },
        {
          question: "May the dog come?",
          answer: "To the two rooms with a door to the yard, for nothing, with his own towel.",
        },
        {
          question: "When is high water?",
          answer: "We chalk it on the slate by the door; your bed does not move with it.",
        },
        {
          question: "Where do I leave the car?",
          answer: "At the quarry, six minutes up the hill. Huw fetches the bags with a handcart.",
        },
      ],
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "At the desk", linksLabel: "In this house" },
};
