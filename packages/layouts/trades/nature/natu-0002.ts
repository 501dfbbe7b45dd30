import type { Layout } from "../../schema/model.ts";

/** For gardeners: what is on the benches, prices, how to plant it. */
export const natu2: Layout = {
  caption: "A nursery: plants with prices, how to plant them, when to come",
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
      block: "hero-split",
      keyword: "The Lodge nursery",
      heading: "Hardy plants, grown outdoors",
      lead: "Ferns, houseleeks, young trees, even a cactus: all have been through a Cumbrian winter without a heater. Peat-free since 2011.",
      picture: "natu-paper-houseleeks",
      actions: [{ label: "Plants and prices", href: "#benches" }],
    },
    {
      block: "menu-prices",
      lead: "On the benches this month. Ask for what is still in the tunnel.",
      nav: "Benches",
      heading: "Plants and prices",
      courses: [
        {
          heading: "For shade",
          dishes: [
            { name: "Hart's-tongue fern", text: "Walls, wells, north steps", price: "£6" },
            { name: "Sweet woodruff", text: "Spreads kindly", price: "£4" },
            { name: "Wild garlic", text: "Think first", price: "£3" },
            { name: "Lady fern", text: "Wet corners, light shade", price: "£6" },
          ],
        },
        {
          heading: "For sun and stones",
          dishes: [
            { name: "Thrift", text: "Pink, May to August", price: "£4" },
            { name: "Houseleek, five kinds", price: "£5" },
            { name: "Hedgehog cactus", text: "Hardy, if it stands dry", price: "£9" },
            { name: "Sea campion", text: "White, low, likes wind", price: "£4" },
          ],
        },
        {
          heading: "Trees",
          dishes: [
            { name: "Holly, from our own berries", text: "40 cm", price: "£9" },
            { name: "Bird cherry", text: "Bare root", price: "£7" },
            { name: "Sessile oak", text: "From the Pike oak", price: "£11" },
            { name: "Rowan", text: "For birds, bare root", price: "£7" },
          ],
        },
      ],
      note: "Cash or card at the window. Pots are lent: bring back nine and the tenth plant is free.",
    },
    {
      block: "features-lines",
      wide: "natu-close-houseleek",
      scale: "poster",
      lead: "It takes ten minutes. The plant does the rest, slowly.",
      nav: "Planting",
      tone: "tint",
      heading: "How to plant them",
      items: [
        { heading: "Dig", text: "Twice as wide as the pot and not a finger deeper." },
        {
          heading: "Loosen",
          text: "Unwind the roots with your hands and spread them like a skirt.",
        },
        { heading: "Water", text: "One can, slowly, then leave it alone for a week." },
        {
          heading: "Wait",
          text: "First year it sleeps, second year it creeps, third year it leaps.",
        },
        {
          heading: "Mulch",
          text: "Leaf mould, a hand deep, not touching the stem. We sell it by the sack, £4.",
        },
        {
          heading: "Feed",
          text: "Not in the first year. After that a handful of bone meal in March is plenty.",
        },
      ],
    },
    {
      block: "team-portraits",
      wide: "natu-nursery",
      lead: "Bring a leaf, a picture or a complaint. All three of us garden on the same wet clay as you.",
      nav: "Growers",
      heading: "Ask the growers",
      people: [
        {
          name: "Joyce Mbeki",
          role: "Ferns and flowers",
          text: "Tell Joyce which way your wall faces, and she will find the plant that lives there gladly.",
        },
        {
          name: "Samir Gill",
          role: "Trees and grafting",
          text: "Samir grafts old Cumbrian apples in February. Bring a twig of yours and he will save the tree.",
        },
        {
          name: "Ruth Airey",
          role: "Window and till",
          text: "Ruth wraps your plants and writes the label. If she is out in the wood, the tin is on the sill.",
        },
      ],
    },
    {
      block: "hours-week",
      nav: "Visit",
      heading: "When the nursery is open",
      lead: "{address}: through the yard, past the ponies.",
      days: [
        { day: "Friday", from: "10:00", to: "16:00", note: "March to October" },
        { day: "Saturday", from: "10:00", to: "16:00" },
        { day: "Sunday", from: "10:00", to: "16:00" },
        { day: "Monday", from: "10:00", to: "16:00", note: "March to October" },
      ],
      note: "The 106 bus stops at the trough on market days. Dogs on a lead: the cat on the bench is staff.",
    },
  ],
  footer: { block: "footer-card", heading: "Plant swaps: first Sunday of April and October." },
};
