import type { Layout } from "../../schema/model.ts";

/** For planners: what a night costs and when, how to arrive. */
export const trav3: Layout = {
  caption: "A rate card: seasons and prices, how to arrive",
  theme: {
    brand: "#1d4e89",
    paper: { hue: 240, chroma: 0.008, kind: "white" },
    picture: { shape: "plain", filter: "crisp", ratio: "panorama" },
    headline: { weight: 500, tracking: -0.025, leading: 1, scale: "loud" },
    corner: "sharp",
    button: "sharp",
    density: "normal",
    width: "wide",
  },
  nav: { block: "nav-plain", aside: "Winter rates from 1 November" },
  sections: [
    {
      block: "hero-ledger",
      keyword: "Small double, 2027",
      heading: "What a night costs, and when",
      lead: "Three seasons, three kinds of room, printed once a year. The same price for everybody.",
      picture: { id: "trav-abstract-seasons", at: [50, 12] },
      figures: [
        { figure: "£64", label: "at low water, November to March" },
        { figure: "£76", label: "at half tide, April, May, October" },
        { figure: "£92", label: "at high water, June to September" },
      ],
      actions: [{ label: "All rates", href: "#rates" }],
    },
    {
      block: "prices-list",
      lead: "A night for two with breakfast. No weekend surcharge.",
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
      id: "rates",
    },
    {
      block: "compare-table",
      scale: "poster",
      lead: "Eleven rooms in three kinds. If you want one in particular, say so when you telephone.",
      nav: "Rooms",
      tone: "sunken",
      heading: "Which room is for you",
      labels: ["Room", "Small double", "Double or twin", "Corner room"],
      rows: [
        { term: "Size", values: ["11 m²", "16 m²", "22 m²"] },
        { term: "Looks on", values: ["lane or yard", "sea, garden or yard", "sea, two sides"] },
        { term: "Bathroom", values: ["shower", "shower", "bath"] },
        { term: "Floor", values: ["ground, step-free", "ground to roof", "second"] },
        { term: "Cot or child's bed", values: ["no", "yes", "yes"] },
        { term: "Dogs", values: ["one room", "one room", "no"] },
        { term: "Desk or table", values: ["shelf", "table", "table, two chairs"] },
      ],
      note: "Children under six stay free. Third night in a row: a tenth less.",
    },
    {
      block: "map-directions",
      wide: "trav-aerodrome",
      nav: "Arriving",
      id: "arriving",
      heading: "How to arrive",
      plan: "coast",
      pin: "{name}",
      nearby: ["The quarry", "The Halt", "Harbour"],
      address: ["{street}", "{last line}"],
      ways: [
        ["By train", "{town} Halt, hourly, seven minutes downhill."],
        [
          "By car",
          "Leave it at the quarry, six minutes up; bags come by handcart. Free, and lit until eleven.",
        ],
        ["By boat", "Two visitors' moorings, £12 a night, ask Huw."],
        ["Late", "After ten at night the key is in the lobster pot."],
        [
          "By bicycle",
          "Ten miles of old railway from the junction; a shed with a lock and a pump.",
        ],
      ],
      actions: [{ label: "Telephone {phone}", href: "tel:{phone}" }],
    },
    {
      block: "quotes-faces",
      lead: "One guest and two who answer the telephone. Everyone is quoted the same rates.",
      tone: "deep",
      heading: "Said at the desk",
      quotes: [
        {
          words:
            "The price on the card was the price on the bill. I have kept both, as curiosities.",
          name: "Marguerite Sorley",
          role: "guest, Harbour Two",
        },
        {
          words:
            "Telephone rather than click. The diary is on the desk in front of me and I can see which window is free.",
          name: "Iris Tudur",
          role: "desk, 7:00 to 22:00",
        },
        {
          words: "Bring shoes for the slip. Everything else we can lend.",
          name: "Huw Tudur",
          role: "boat and tides",
        },
      ],
    },
  ],
  footer: { block: "footer-large", closing: "Eleven rooms, no lift, one cat" },
};
