import type { Layout } from "../../model.ts";

/** For friends of a small wedding: the plan, presents, a chair. */
export const wedd5: Layout = {
  caption: "A town-hall wedding: a ticket, the plan, a chair to save",
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
  nav: { block: "nav-strip", notice: "New time: two o'clock, not three" },
  sections: [
    {
      block: "hero-ticket",
      tone: "brand",
      keyword: "Two sharp",
      heading: "Bea & Finn at the town hall",
      lead: "Twenty minutes of vows, then a long lunch across the road.",
      stub: ["Saturday", "14", "August 2027"],
      facts: [
        ["Vows", "Town hall, 14:00"],
        ["Lunch", "The Plume, 15:00"],
        ["Party", "upstairs, till late"],
      ],
      picture: "wedd-bouquet",
      actions: [{ label: "Count me in", href: "#in" }],
    },
    {
      block: "features-lines",
      lead: "Everything is within four minutes of the square, on foot, in heels.",
      nav: "The plan",
      heading: "The plan for the day",
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
        {
          heading: "23:00",
          text: "Last bus from the square. The Plume has four rooms, first come, first asleep.",
        },
        { heading: "Sunday", text: "Coffee on the steps at eleven for whoever is still in town." },
      ],
    },
    {
      block: "story-text",
      nav: "Presents",
      tone: "tint",
      heading: "About presents",
      opening: "We have two of everything already, which is rather the reason for the wedding.",
      text: [
        "If you would like to give something, the lifeboat station down the road keeps a tin on its counter. Please do not bring china.",
        "If you would rather bring something: a song, a story about either of us, or a plant for the yard.",
      ],
    },
    {
      block: "gallery-mosaic",
      lead: "No dress code. These are the colours of the cake, in case you wonder.",
      nav: "Dress",
      heading: "Wine red and ivory, if you care to match",
      pictures: ["wedd-table", "wedd-flowers", "wedd-arch-of-branches"],
    },
    {
      block: "rsvp-form",
      lead: "By the first of July. The Plume needs to know about pies.",
      id: "in",
      heading: "Save me a chair",
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
