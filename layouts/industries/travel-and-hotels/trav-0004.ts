import type { Layout } from "../../model.ts";

export const trav4: Layout = {
  caption: "Four doors to a weekend, pictures left and right",
  theme: {
    brand: "#e07a5f",
    paper: { hue: 45, chroma: 0.018, kind: "paper" },
    picture: { shape: "arch", filter: "none", ratio: "square" },
    headline: { weight: 800, tracking: -0.035, leading: 0.98, scale: "loud" },
    keyword: "italic",
    rule: "dashed",
  },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-doors",
      tone: "tint",
      keyword: "A weekend without a plan",
      heading: "Things to do, or not",
      lead: "Four doors, all within a walk of ours. The last one is a deck chair.",
      doors: [
        {
          label: "Swim",
          note: "Two hours either side of high water",
          href: "#nearby",
          picture: { id: "trav-parasol", zoom: 1.9, at: [88, 78] },
        },
        {
          label: "Walk",
          note: "To the kilns and back before lunch",
          href: "#nearby",
          picture: { id: "natu-hills", zoom: 1.25, at: [72, 60] },
        },
        {
          label: "Eat",
          note: "Four places, none of them ours",
          href: "#eat",
          picture: { id: "food-table", zoom: 1.1, at: [64, 60] },
        },
        {
          label: "Nothing",
          note: "Chairs out from nine",
          href: "#ask",
          picture: { id: "trav-parasol", zoom: 1.2, at: [35, 60] },
        },
      ],
    },
    {
      block: "gallery-stagger",
      nav: "Nearby",
      heading: "Within an hour of the front door",
      items: [
        {
          picture: "trav-parasol",
          heading: "The cockle sand",
          text: "Ten minutes by the low path. Take the chairs, the parasol is chained up but the key is with us.",
        },
        {
          picture: { id: "trav-suitcase", zoom: 1.7, at: [25, 60] },
          heading: "The aerodrome café",
          text: "Grass runway, bacon rolls, an old man who will tell you about every propeller.",
        },
        {
          picture: { id: "trav-bell", zoom: 1.3, at: [55, 45] },
          heading: "St Elen's",
          text: "Climb the tower on a Saturday; ring once, not twice, or the lifeboat looks out.",
        },
      ],
    },
    {
      block: "menu-prices",
      nav: "Eat",
      tone: "tint",
      heading: "Where we would eat",
      courses: [
        {
          heading: "On the quay",
          dishes: [
            { name: "The Smokehouse", text: "Mackerel, bread, paper napkins", price: "£9" },
            { name: "Cwtch", text: "Cawl at lunch, gone by two", price: "£8" },
          ],
        },
        {
          heading: "Up the hill",
          dishes: [
            { name: "Ffion's", text: "Six tables, one menu, book first", price: "£38" },
            { name: "The Quarryman", text: "Pie, pint, quiz on Thursdays", price: "£15" },
          ],
        },
      ],
      note: "Prices are what we last paid for one person.",
    },
    {
      block: "contact-ways",
      nav: "Ask",
      heading: "Ask somebody who lives here",
      ways: [
        {
          heading: "Gwen",
          text: "Paths, stiles, what the weather is about to do.",
          action: { label: "gwen@theslipway.example", href: "mailto:gwen@theslipway.example" },
        },
        {
          heading: "The desk",
          text: "Rooms, trains, lost hats.",
          action: { label: "029 2018 0455", href: "tel:02920180455" },
        },
      ],
    },
  ],
  footer: { block: "footer-card", heading: "Leave the chairs out. Somebody will sit in them." },
};
