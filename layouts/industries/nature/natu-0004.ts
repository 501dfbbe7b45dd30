import type { Layout } from "../../model.ts";

export const natu4: Layout = {
  caption: "A retreat among stones: quiet, centred, few words",
  theme: {
    brand: "#7d6b57",
    paper: { hue: 85, chroma: 0.014, kind: "paper" },
    type: { headline: "cormorant", body: "source-serif-4" },
    headline: { weight: 400, tracking: -0.02, leading: 1, scale: "huge" },
    picture: { shape: "pill", filter: "faded", ratio: "tall" },
    width: "narrow",
    rule: "none",
    keyword: "plain",
  },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-split",
      heading: "Three days without a bell",
      lead: "Eight people, one stove, the wood outside. You bring a book and leave the telephone in the tin.",
      picture: "natu-stones",
      actions: [{ label: "When", href: "#when" }],
    },
    {
      block: "features-lines",
      nav: "Days",
      heading: "What happens",
      items: [
        {
          heading: "Morning",
          text: "Porridge on the stove from six. Nobody speaks until ten, which turns out to be easy.",
        },
        { heading: "Noon", text: "Walk, saw, or sit by the beck and put one stone on another." },
        { heading: "Evening", text: "Soup, bread, a lamp. Somebody usually reads aloud." },
      ],
    },
    {
      block: "gallery-row",
      nav: "The lodge",
      tone: "tint",
      heading: "The lodge",
      items: [
        { picture: "natu-stones", caption: "By the beck", note: "Two minutes" },
        { picture: "natu-plants", caption: "South sill", note: "Yours to water" },
        {
          picture: { id: "natu-hills", zoom: 1.4, at: [65, 50] },
          caption: "From the top bunk",
          note: "Weather allowing",
        },
      ],
    },
    {
      block: "prices-single",
      nav: "When",
      heading: "Fridays to Mondays",
      price: "£95",
      unit: "a person, with food",
      includes: [
        "Bed in a room for two",
        "Three meals, mostly soup",
        "Firewood, split by the last guests",
      ],
      actions: [{ label: "Ask for a weekend", href: "mailto:quiet@hollinwood.example" }],
      note: "Two places on each weekend are paid for by the others. Say if you need one.",
    },
  ],
  footer: { block: "footer-large", closing: "The tin is by the door" },
};
