import type { Layout } from "../../model.ts";

export const trav3: Layout = {
  caption: "A ledger of nights: seasons and prices",
  theme: {
    brand: "#1d4e89",
    paper: { hue: 240, chroma: 0.008, kind: "white" },
    picture: { shape: "plain", filter: "crisp", ratio: "panorama" },
    headline: { weight: 500, tracking: -0.025, leading: 1, scale: "normal" },
    corner: "sharp",
    button: "sharp",
    density: "normal",
    width: "wide",
  },
  nav: { block: "nav-plain", aside: "Winter rates from 1 November" },
  sections: [
    {
      block: "hero-ledger",
      heading: "What a night costs, and when",
      lead: "No algorithms here. Four seasons, three kinds of room, printed once a year.",
      picture: { id: "trav-parasol", at: [50, 45] },
      figures: [
        { figure: "11", label: "Rooms" },
        { figure: "£64", label: "Cheapest" },
        { figure: "£164", label: "Dearest" },
        { figure: "free to 6", label: "Children" },
      ],
      actions: [{ label: "Ring the desk", href: "tel:02920180455" }],
    },
    {
      block: "prices-list",
      nav: "Rates",
      heading: "Rates for 2027",
      groups: [
        {
          heading: "Low water: November to March",
          lines: [
            { name: "Small double", price: "£64" },
            { name: "Double or twin", price: "£88" },
            { name: "Corner room", price: "£118" },
          ],
        },
        {
          heading: "Half tide: April, May, October",
          lines: [
            { name: "Small double", price: "£76" },
            { name: "Double or twin", price: "£104" },
            { name: "Corner room", price: "£136" },
          ],
        },
        {
          heading: "High water: June to September",
          lines: [
            { name: "Small double", price: "£92" },
            { name: "Double or twin", price: "£128" },
            { name: "Corner room", price: "£164" },
          ],
        },
      ],
      note: "For two, breakfast included. Third night in a row: a tenth less.",
    },
    {
      block: "hours-location",
      nav: "Arriving",
      tone: "sunken",
      heading: "Arriving",
      address: ["The Slipway", "3 Rope Stairs", "Porth Elen CF64 9ZZ"],
      hours: [
        ["Bags", "any time"],
        ["Room", "from 15:00"],
        ["After ten at night", "key in the lobster pot"],
      ],
      ways: [
        ["Train", "Porth Elen Halt, hourly, seven minutes downhill"],
        ["Car", "Leave it at the quarry; the road on the quay is for carts and prams"],
        ["Boat", "Two visitors' moorings, £12 a night, ask Huw"],
      ],
    },
    {
      block: "quotes-large",
      tone: "deep",
      quote: {
        words: "I asked for the quietest room and they rang the church about the bell.",
        name: "Marguerite Sorley",
        role: "Guest, Harbour Two",
      },
    },
    {
      block: "call-band",
      nav: "Ask",
      tone: "accent",
      heading: "Dates in mind? The diary is on the desk in front of us.",
      actions: [
        { label: "Ring 029 2018 0455", href: "tel:02920180455" },
        { label: "Write", href: "mailto:stay@theslipway.example" },
      ],
    },
  ],
  footer: { block: "footer-large", closing: "Eleven rooms, no lift, one cat" },
};
