import type { Layout } from "../../model.ts";

export const wedd5: Layout = {
  caption: "A ticket to a register office and a pub",
  theme: {
    brand: "#2f6f5e",
    paper: { hue: 150, chroma: 0.01, kind: "white" },
    headline: { weight: 600, case: "none", tracking: -0.03, leading: 0.95, scale: "loud" },
    picture: { shape: "plain", filter: "none", ratio: "portrait" },
    width: "wide",
    density: "normal",
    rule: "bold",
    keyword: "tag",
  },
  nav: { block: "nav-strip", notice: "Moved to the two o'clock slot" },
  sections: [
    {
      block: "hero-ticket",
      tone: "brand",
      keyword: "Two sharp",
      heading: "Bea & Finn at the town hall",
      lead: "Twenty minutes of law, then a long lunch across the road. Come in whatever you can dance in.",
      stub: ["Saturday", "14", "August 2027"],
      facts: [
        ["Vows", "Town hall, Ludbrook"],
        ["Lunch", "The Plume, first floor"],
        ["Until", "They throw us out"],
      ],
      picture: { id: "wedd-rings", at: [40, 45], zoom: 1.15 },
      actions: [{ label: "Count me in", href: "#in" }],
    },
    {
      block: "features-lines",
      nav: "The plan",
      heading: "The plan, such as it is",
      items: [
        {
          heading: "13:40",
          text: "Meet on the town hall steps. Hats are welcome, confetti is not.",
        },
        {
          heading: "14:00",
          text: "We sign. Two of you will be asked to witness, without warning.",
        },
        { heading: "15:00", text: "Lunch at The Plume: long tables, one pie, three puddings." },
        {
          heading: "19:00",
          text: "The upstairs room, a borrowed sound system, Finn's uncle on the decks.",
        },
      ],
    },
    {
      block: "story-text",
      nav: "Presents",
      tone: "tint",
      keyword: "Presents",
      heading: "About presents",
      opening: "We have two of everything already, which is rather the reason for the wedding.",
      text: "If you would like to give something, the lifeboat station down the road keeps a tin on its counter. Please do not bring china.",
    },
    {
      block: "gallery-row",
      nav: "Dress",
      heading: "Things to match, if you care to",
      items: [
        {
          picture: { id: "wedd-flowers", zoom: 1.4, at: [50, 30] },
          caption: "Wine red and ivory",
          note: "Bea's bunch",
        },
        {
          picture: "wedd-table",
          caption: "The cake, already ordered",
          note: "Do not touch before four",
        },
        {
          picture: { id: "wedd-rings", zoom: 1.1 },
          caption: "Two rings, one old",
          note: "Finn's grandmother's",
        },
      ],
    },
    {
      block: "rsvp-form",
      id: "in",
      heading: "Count me in",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "How many of you", kind: "number" },
        { label: "Pie", kind: "select", options: ["Beef and ale", "Leek and cheese", "No pie"] },
      ],
      send: "Save me a chair",
    },
  ],
  footer: { block: "footer-slim" },
};
