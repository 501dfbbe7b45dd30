import type { Layout } from "../../model.ts";

export const natu2: Layout = {
  caption: "The nursery: plants by the pot, terracotta",
  theme: {
    brand: "#b5532d",
    paper: { hue: 60, chroma: 0.022, kind: "paper" },
    picture: { shape: "arch", filter: "none", ratio: "portrait" },
    headline: { weight: 700, tracking: -0.035, leading: 0.98, scale: "loud" },
    keyword: "tag",
    rule: "dotted",
    density: "normal",
  },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-portrait",
      keyword: "The Lodge nursery",
      heading: "Grown cold, sold hardy",
      lead: "Everything on the benches has been through a Garthdale winter without a heater.",
      picture: "natu-plants",
      aside: "Peat-free since 2011. Pots are lent: bring back nine, the tenth plant is free.",
      actions: [{ label: "What is on the benches", href: "#benches" }],
    },
    {
      block: "menu-prices",
      nav: "Benches",
      heading: "On the benches",
      courses: [
        {
          heading: "For shade",
          dishes: [
            { name: "Hart's-tongue fern", text: "Walls, wells, north steps", price: "£6" },
            { name: "Sweet woodruff", text: "Spreads kindly", price: "£4" },
            { name: "Wild garlic", text: "Think first", price: "£3" },
          ],
        },
        {
          heading: "For sun and stones",
          dishes: [
            { name: "Thrift", text: "Pink, May to August", price: "£4" },
            { name: "Houseleek, five kinds", price: "£5" },
            { name: "Maiden pink", price: "£4" },
          ],
        },
        {
          heading: "Trees",
          dishes: [
            { name: "Holly, from our own berries", text: "40 cm", price: "£9" },
            { name: "Bird cherry", text: "Bare root", price: "£7" },
            { name: "Sessile oak", text: "From the Pike oak", price: "£11" },
          ],
        },
      ],
      note: "Cash or card at the window. If nobody is there, the tin is.",
    },
    {
      block: "features-picture",
      nav: "Planting",
      tone: "tint",
      heading: "How to plant what you bought",
      picture: { id: "natu-plants", zoom: 1.3, at: [40, 55] },
      items: [
        { heading: "Dig", text: "Twice as wide as the pot and not a finger deeper." },
        { heading: "Loosen", text: "Unwind the roots with your hands. They will not mind." },
        { heading: "Water", text: "One can, slowly, then none for a week." },
        {
          heading: "Wait",
          text: "First year it sleeps, second year it creeps, third year it leaps.",
        },
      ],
      flip: true,
    },
    {
      block: "hours-location",
      nav: "Finding us",
      heading: "Through the yard, past the ponies",
      address: ["The Forester's Lodge", "Garthdale CA11 9ZZ"],
      hours: [
        ["March to October", "Friday to Monday, 10:00–16:00"],
        ["Winter", "Weekends"],
      ],
      ways: [
        ["Bus", "The 106 on market days"],
        ["Bicycle", "Rail by the trough"],
      ],
    },
  ],
  footer: { block: "footer-card", heading: "The cat on the potting bench is staff." },
};
