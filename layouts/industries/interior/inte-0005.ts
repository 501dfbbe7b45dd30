import type { Layout } from "../../model.ts";

export const inte5: Layout = {
  caption: "Full picture, a house told room by room",
  theme: {
    brand: "#c79a6b",
    paper: { hue: 60, chroma: 0.008, kind: "white" },
    type: { headline: "source-serif-4", body: "source-serif-4" },
    headline: { weight: 300, tracking: -0.03, leading: 1, scale: "loud" },
    picture: { shape: "arch", filter: "faded", ratio: "portrait" },
    keyword: "numbered",
    width: "normal",
  },
  nav: { block: "nav-strip", notice: "Open house at Coombe End on 5 June" },
  sections: [
    {
      block: "hero-full",
      keyword: "Coombe End, 1790",
      heading: "One house, four winters",
      lead: "A farmhouse with eleven rooms, a family of six and no hurry.",
      picture: { id: "inte-lounge", at: [40, 50] },
      place: "middle",
      actions: [{ label: "See it room by room", href: "#rooms" }],
    },
    {
      block: "itinerary-days",
      nav: "Rooms",
      heading: "Room by room",
      days: [
        {
          label: "First winter",
          heading: "Kitchen",
          text: "We took nothing out but a partition. The table found the window on its own.",
          facts: ["34 m²", "Lime, slate"],
        },
        {
          label: "Second",
          heading: "Sitting room",
          text: "The chair by the lamp is where the telephone used to be. Nobody has missed it.",
          picture: "inte-lounge",
        },
        {
          label: "Third",
          heading: "Stairs and landing",
          text: "Eleven shelves, one for each person's library and five for visitors.",
          facts: ["Oak from the yard"],
        },
        {
          label: "Fourth",
          heading: "Attic",
          text: "A bed under each gable, and pots on the sill where the owls used to sit.",
          picture: "inte-vases",
        },
      ],
    },
    {
      block: "quotes-large",
      tone: "deep",
      quote: {
        words:
          "They never once said what a room ought to look like. They asked where we put our feet.",
        name: "Hester Lovell",
        role: "Coombe End",
      },
    },
    {
      block: "team-cards",
      nav: "Us",
      heading: "Two of us, and a van",
      people: [
        {
          name: "Rosalind Alder",
          role: "Rooms",
          text: "Was a stage manager. Still calls cues to plasterers.",
        },
        { name: "Tunde Bright", role: "Colour and cloth", text: "Dyes what he cannot find." },
      ],
    },
    {
      block: "booking-form",
      nav: "Open house",
      tone: "tint",
      heading: "See it for yourself",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "How many of you", kind: "number" },
      ],
      send: "Come on the fifth",
      note: "Shoes off at the door. There is cake in the kitchen.",
    },
  ],
  footer: { block: "footer-slim" },
};
