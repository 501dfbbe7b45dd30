import type { Layout } from "../../schema/model.ts";

/** For walkers: the five days, the price, how hard it is. */
export const trav2: Layout = {
  caption: "A tour: five days on foot, one price, how hard it is",
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
      block: "hero-collage",
      keyword: "Walking holiday, April to October",
      heading: "Five days along the cliffs",
      lead: "Forty-two miles round the headland, four nights, £490 a person. We carry the suitcase, you carry the sandwich.",
      pictures: ["trav-paper-cliffs", "trav-paper-tide-gauge", "trav-abstract-path"],
      actions: [{ label: "Day by day", href: "#days" }],
    },
    {
      block: "itinerary-days",
      room: "tight",
      lead: "Start on any Sunday. Each day ends at a door with your name on it.",
      nav: "Days",
      heading: "Day by day",
      days: [
        {
          label: "Sunday",
          heading: "{town}",
          text: "Arrive, eat, look at the map with Gwen, who has rebuilt most of the stiles.",
          facts: ["Bed at {name}"],
        },
        {
          label: "Monday",
          heading: "To the lime kilns",
          text: "A gentle first day along low cliffs with two places to swim. Supper is behind the third arch.",
          facts: ["11 miles", "320 m up"],
          picture: "trav-paper-kilns",
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
          picture: "trav-island-boat",
        },
        {
          label: "Thursday",
          heading: "Home by the valley",
          text: "Under trees, beside water, with a pub at mile ten.",
          facts: ["14 miles", "260 m up"],
        },
      ],
    },
    {
      block: "prices-single",
      lead: "The same price all season. Children between ten and sixteen pay half.",
      nav: "Price",
      tone: "brand",
      heading: "What is included",
      price: "£490",
      unit: "a person, sharing a room",
      includes: [
        "Four nights with breakfast",
        "Bags carried from door to door",
        "Boat to the island",
        "Map, drawn by hand",
        "A packed lunch on all walking days",
      ],
      actions: [{ label: "Choose a Sunday", href: "mailto:walk@theslipway.example" }],
      note: "Walking alone? Forty pounds more, and the same good bed.",
    },
    {
      block: "team-portraits",
      wide: "trav-abstract-tide",
      lead: "One walks ahead in February with a saw; the other is awake when you arrive.",
      nav: "Guides",
      heading: "Who looks after you",
      people: [
        {
          name: "Gwen Tudur",
          role: "Paths and maps",
          text: "Gwen has walked every mile of it, many times. She draws your map by hand and marks where to swim.",
        },
        {
          name: "Iris Tudur",
          role: "Bags and beds",
          text: "Your suitcase is in the room before you are, every day, with the radiator on.",
        },
      ],
    },
    {
      block: "questions-columns",
      nav: "Good to know",
      heading: "How hard is it?",
      questions: [
        {
          question: "How fit must I be?",
          answer: "If you can walk all Saturday and again on Sunday, you will be fine.",
        },
        {
          question: "What if it is wet?",
          answer: "Every house on the way has a drying room and a stove.",
        },
        {
          question: "Can we stop early?",
          answer: "The bus follows the path on four of five days, and Gwen has a telephone.",
        },
        { question: "May I walk alone?", answer: "Yes. A room to yourself costs £40 more in all." },
        {
          question: "What shoes?",
          answer: "Boots that have already walked forty miles. Poles can be borrowed.",
        },
        {
          question: "Can we bring a dog?",
          answer: "On four of the five days. Wednesday’s island is for seals.",
        },
      ],
    },
  ],
  footer: { block: "footer-slim" },
};
