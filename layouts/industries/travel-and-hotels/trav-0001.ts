import type { Layout } from "../../model.ts";

export const trav1: Layout = {
  caption: "The house: big picture, rooms with prices, booking",
  theme: { picture: { shape: "plain", filter: "warm", ratio: "landscape" } },
  nav: { block: "nav-bar", action: { label: "Ask for a room", href: "#book" } },
  sections: [
    {
      block: "hero-full",
      keyword: "Porth Elen, on the tide",
      heading: "Sleep with the window open",
      lead: "A harbour house with eleven rooms, one long breakfast table and a slipway to swim from.",
      picture: "trav-suitcase",
      place: "middle",
      actions: [{ label: "See the rooms", href: "#rooms" }],
      aside: "High water today at 7:52 and 20:14",
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
      block: "features-picture",
      nav: "Mornings",
      tone: "tint",
      heading: "Breakfast is one table",
      picture: "trav-bell",
      items: [
        {
          heading: "When",
          text: "From seven until the last person gets up. The bell is for more toast.",
        },
        {
          heading: "What",
          text: "Eggs from up the lane, laverbread if you dare, fruit in season, strong coffee.",
        },
        {
          heading: "Before that",
          text: "A flask and a towel stand on the stairs for those who swim first.",
        },
      ],
    },
    {
      block: "booking-form",
      nav: "Book",
      tone: "deep",
      heading: "Ask for your nights",
      fields: [
        { label: "Arriving", kind: "date" },
        { label: "Leaving", kind: "date" },
        { label: "How many of you", kind: "number" },
        { label: "Email", kind: "email", autoComplete: "email" },
      ],
      send: "Ask",
      note: "We answer with a price within the day. Nothing is charged before you come.",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "At the desk", linksLabel: "In this house" },
};
