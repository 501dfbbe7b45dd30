import type { Layout } from "../../model.ts";

export const trav2: Layout = {
  caption: "A walking tour, day by day",
  theme: {
    brand: "#c2512f",
    paper: { hue: 60, chroma: 0.02, kind: "toned" },
    picture: { shape: "arch", filter: "none", ratio: "portrait" },
    corner: "slight",
    keyword: "numbered",
    width: "narrow",
  },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-portrait",
      keyword: "Five days on foot",
      heading: "Round the headland with a light bag",
      lead: "We carry the suitcase. You carry the sandwich.",
      picture: "trav-parasol",
      aside: "Sixty-one miles of cliff path, four beds, one boat. April to October, every Sunday.",
      actions: [{ label: "Day by day", href: "#days" }],
    },
    {
      block: "itinerary-days",
      nav: "Days",
      heading: "Day by day",
      days: [
        {
          label: "Sunday",
          heading: "Porth Elen",
          text: "Arrive, eat, look at the map with Gwen, who has mended most of the stiles.",
          facts: ["Bed at The Slipway"],
        },
        {
          label: "Monday",
          heading: "To the lime kilns",
          text: "A gentle first day along low cliffs with two places to swim.",
          facts: ["11 miles", "320 m up"],
        },
        {
          label: "Tuesday",
          heading: "Over the top",
          text: "The long one. Start early, and do not trust the tea hut in a west wind.",
          facts: ["17 miles", "710 m up"],
        },
        {
          label: "Wednesday",
          heading: "The island",
          text: "No walking. Huw takes you across on the morning tide and fetches you at four.",
          facts: ["Boat, 25 minutes"],
        },
        {
          label: "Thursday",
          heading: "Home by the valley",
          text: "Under trees, beside water, with a pub at mile nine.",
          facts: ["14 miles", "260 m up"],
        },
      ],
    },
    {
      block: "prices-single",
      nav: "Price",
      tone: "brand",
      heading: "All of it",
      price: "£490",
      unit: "a person, sharing a room",
      includes: [
        "Four nights with breakfast",
        "Bags carried from door to door",
        "Boat to the island",
        "Map, drawn by hand",
      ],
      actions: [{ label: "Ask for a Sunday", href: "mailto:walk@theslipway.example" }],
      note: "Walking alone? Forty pounds more, and the same good bed.",
    },
    {
      block: "questions-columns",
      nav: "Good to know",
      heading: "Good to know",
      questions: [
        {
          question: "How fit must I be?",
          answer: "If you can walk all day on Saturday and again on Sunday, you will be fine.",
        },
        {
          question: "What if it rains?",
          answer: "It does. Every house on the way has a drying room and somebody who shrugs.",
        },
        {
          question: "Can we stop early?",
          answer: "The bus follows the path on four of five days, and Gwen has a telephone.",
        },
      ],
    },
  ],
  footer: { block: "footer-slim" },
};
