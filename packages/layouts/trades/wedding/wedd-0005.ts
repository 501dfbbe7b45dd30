import type { Layout } from "../../schema/model.ts";

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
      keyword: "Two o'clock sharp",
      heading: "Bea & Finn at the town hall",
      lead: "Twenty minutes of vows, then a long lunch across the road.",
      stub: ["Saturday", "14", "August 2027"],
      facts: [
        ["Vows", "Town hall, 14:00"],
        ["Lunch", "The Plume, 15:00"],
        ["Party", "upstairs, till late"],
      ],
      picture: "wedd-paper-steps",
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
        { heading: "Sunday", text: "Coffee on the steps at eleven for everyone still in town." },
      ],
    },
    {
      block: "team-portraits",
      nav: "Whom to ask",
      tone: "tint",
      heading: "Whom to ask on the day",
      lead: "Not us: we shall be busy saying yes. These three know everything and carry telephones.",
      people: [
        {
          name: "Marco",
          role: "Flowers and confetti",
          text: "Marco hands out buttonholes on the steps from half past one, and takes the confetti away. Tell him if pollen makes you weep.",
        },
        {
          name: "The Gills",
          role: "Children’s table",
          text: "They sit with everybody under ten at The Plume. There are crayons, a quiet corner and pudding first.",
        },
        {
          name: "Ines and Jo",
          role: "Lifts and late trains",
          text: "A van with seven seats, twice to the station, at nine and at eleven. Put your name down when you answer.",
        },
      ],
    },
    {
      block: "gallery-mosaic",
      wide: "wedd-abstract-cake",
      lead: "No dress code. These are the colours of the cake, in case you wonder.",
      nav: "Dress",
      heading: "Wine red and ivory, if you care to match",
      pictures: ["wedd-table", "wedd-paper-dahlias", "wedd-arch-of-branches"],
    },
    {
      block: "rsvp-form",
      scale: "poster",
      lead: "By the first of July. The Plume needs to know about pies.",
      id: "in",
      heading: "Save me a chair",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "How many of you", kind: "number" },
        { label: "Pie", kind: "select", options: ["Beef and ale", "Leek and cheese", "No pie"] },
      ],
      send: "Save me a chair",
      closing: "No presents, no china. The lifeboat station down the road keeps a tin.",
    },
  ],
  footer: { block: "footer-slim" },
};
