import type { Layout } from "../../model.ts";

export const sale3: Layout = {
  caption: "Presents by price: three doors, pink and quiet",
  theme: {
    brand: "#c2185b",
    paper: { hue: 350, chroma: 0.022, kind: "toned" },
    type: { headline: "fraunces", body: "outfit" },
    headline: { weight: 600, case: "none", tracking: -0.03, leading: 1, scale: "loud" },
    corner: "round",
    button: "pill",
    rule: "hairline",
    picture: { shape: "pill", filter: "none", ratio: "square" },
    keyword: "italic",
    density: "airy",
    width: "normal",
  },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-doors",
      keyword: "Presents",
      heading: "Under a tenner, and it is not a mug",
      lead: "Sorted by what you can spend, not by whom you have to please.",
      doors: [
        {
          label: "Up to £5",
          note: "Candles, pencils, a brass duck",
          href: "#five",
          picture: { id: "sale-tags", zoom: 1.1, at: [48, 55] },
        },
        {
          label: "Up to £10",
          note: "Socks, buttons, three minutes of sand",
          href: "#five",
          picture: { id: "sale-bags", at: [62, 60] },
        },
        {
          label: "Up to £25",
          note: "Wool, a teapot, most of a chess set",
          href: "#five",
          picture: { id: "sale-gift", at: [45, 50] },
        },
      ],
    },
    {
      block: "menu-prices",
      nav: "By price",
      id: "five",
      heading: "By price",
      courses: [
        {
          heading: "Up to £5",
          dishes: [
            { name: "Beeswax candles, four", price: "£4" },
            { name: "A very good pencil", text: "With a cap and a rubber", price: "£3" },
            { name: "Brass hook shaped like a duck", price: "£5" },
          ],
        },
        {
          heading: "Up to £10",
          dishes: [
            { name: "Wool socks, end of line", price: "£7" },
            { name: "Tin of odd buttons", text: "For somebody who mends", price: "£8" },
            { name: "Egg timer, hourglass", price: "£9" },
          ],
        },
        {
          heading: "Up to £25",
          dishes: [
            { name: "Lambswool scarf", text: "Seconds; find the fault", price: "£18" },
            { name: "Teapot for one, blue", price: "£16" },
            { name: "Chess set without a white knight", text: "We put in a thimble", price: "£22" },
          ],
        },
      ],
      note: "Wrapped at the counter for nothing, in brown paper and red string.",
    },
    {
      block: "quotes-large",
      tone: "deep",
      quote: {
        words: "I came for one present, left with nine, and the bus driver asked where.",
        name: "Bernie Quirk",
        role: "Thursday regular",
      },
    },
    {
      block: "questions-columns",
      nav: "Posting",
      heading: "Posting and swapping",
      questions: [
        {
          question: "Can you post it for me?",
          answer: "Up to two kilos, £3.50, with a card in your own words.",
        },
        {
          question: "And if they hate it?",
          answer: "They may swap it until the end of January. We never tell them the price.",
        },
      ],
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Counter", linksLabel: "On this page" },
};
