import type { Layout } from "../../schema/model.ts";

/** For guests of a winter wedding: the story, the evening, how to answer. */
export const wedd4: Layout = {
  caption: "A winter wedding: their story, the evening, how to answer",
  theme: {
    brand: "#d8b26e",
    paper: { hue: 300, chroma: 0.02, kind: "toned" },
    picture: { shape: "plain", filter: "warm", ratio: "square" },
    headline: { weight: 400, tracking: -0.02, leading: 0.95, scale: "huge" },
    rule: "hairline",
    width: "normal",
  },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-split",
      tone: "night",
      keyword: "Friday, 31 December 2027",
      heading: "Ines and Jo are getting married",
      lead: "On New Year's Eve, by candlelight, in the long barn at Larkrise.",
      picture: "wedd-paper-rings",
      actions: [{ label: "The evening", href: "#evening" }],
    },
    {
      block: "timeline-years",
      room: "open",
      lead: "Eight years, two flats, one hole in the wall.",
      nav: "Us",
      heading: "Our story so far",
      events: [
        {
          year: "2019",
          heading: "A borrowed drill",
          text: "Ines lived below. Jo came down to complain about the noise and left with the drill.",
        },
        {
          year: "2022",
          heading: "One set of keys",
          text: "We took the wall out between the two kitchens and found a third, bricked up.",
        },
        {
          year: "2026",
          heading: "The ferry",
          text: "Force seven, no ring, an audience of one lorry driver who clapped.",
        },
        {
          year: "2027",
          heading: "This",
          text: "New Year's Eve at Larkrise. Doors at five, vows at half past, supper until midnight.",
        },
      ],
    },
    {
      block: "menu-board",
      lead: "Cooked by Hettie and four cousins. Tell us what you cannot eat.",
      nav: "Evening",
      tone: "night",
      heading: "The evening, course by course",
      dishes: [
        { name: "Smoked trout, rye, horseradish", price: "at six" },
        {
          name: "Venison pie with the crest on it",
          text: "Mushroom for those who ask",
          price: "at seven",
        },
        { name: "Quince and cheese", price: "at nine" },
        { name: "Toast, on the lawn, in blankets", price: "at midnight" },
        { name: "Coffee, fudge, a fiddle", text: "For those who stay", price: "at one" },
      ],
      note: "Candles only after eight: bring a shawl and a warm friend.",
    },
    {
      block: "gallery-row",
      scale: "poster",
      lead: "Three things that are already certain.",
      nav: "Look ahead",
      heading: "A look ahead",
      items: [
        { picture: "person-couple-harbour", caption: "Ines and Jo", note: "In ivory, both of us" },
        {
          picture: "wedd-paper-winter",
          caption: "Hellebores in December",
          note: "Marco has promised",
        },
        { picture: "wedd-paper-cake", caption: "Three tiers", note: "Lemon, quince, chocolate" },
      ],
    },
    {
      block: "contact-ways",
      wide: "wedd-abstract-lamps",
      lead: "By the first of November, please: Hettie counts pies.",
      nav: "Answer us",
      heading: "How to answer",
      ways: [
        {
          heading: "Phone Jo's mother",
          text: "She has the list, the bedrooms and the taxis, and would like to talk to you anyway.",
          action: { label: "07700 900461", href: "tel:07700900461" },
        },
        {
          heading: "Write",
          text: "If you need a bed, say for how many nights.",
          action: {
            label: "ines.and.jo@larkrisebarn.example",
            href: "mailto:ines.and.jo@larkrisebarn.example",
          },
        },
      ],
    },
  ],
  footer: {
    block: "footer-card",
    heading: "Doors at five. Vows at half past, by the light of ninety candles.",
  },
};
