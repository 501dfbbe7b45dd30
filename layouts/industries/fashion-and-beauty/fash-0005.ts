import type { Layout } from "../../model.ts";

export const fash5: Layout = {
  caption: "The bride's morning: offset picture, packages, a diary",
  theme: {
    brand: "#5f7161",
    paper: { hue: 120, chroma: 0.012, kind: "paper" },
    headline: { weight: 500, tracking: -0.02, leading: 1, scale: "loud" },
    picture: { shape: "tab", filter: "faded", ratio: "landscape" },
    corner: "slight",
    rule: "double",
    density: "normal",
    keyword: "plain",
  },
  nav: { block: "nav-bar", action: { label: "Ask for your date", href: "#date" } },
  sections: [
    {
      block: "hero-offset",
      keyword: "Weddings, balls, degree days",
      heading: "We come to you, with the good lamp",
      lead: "Hair, face and something for the head, at your own kitchen table, anywhere within an hour of Edinburgh.",
      picture: { id: "fash-vanity", at: [60, 55] },
      caption: "The travelling table, folded it is the size of a cello",
      actions: [{ label: "See the mornings", href: "#mornings" }],
    },
    {
      block: "prices-tiers",
      nav: "Mornings",
      heading: "Three kinds of morning",
      tiers: [
        {
          name: "Just you",
          price: "£180",
          unit: "two hours",
          text: "One face, one head of hair, one calm person.",
          includes: ["A trial in the salon", "Femi or Catriona", "Touch-up tin to keep"],
          action: { label: "Ask for a date", href: "#date" },
        },
        {
          name: "You and three",
          price: "£390",
          unit: "four hours",
          text: "Sisters, mothers, the friend who cries first.",
          includes: ["Two of us", "Trial for you", "Pins, veil and hats set", "Tissues"],
          action: { label: "Ask for a date", href: "#date" },
          advised: true,
        },
        {
          name: "The whole house",
          price: "£720",
          unit: "from six until the cars",
          text: "Up to nine people and one flower girl.",
          includes: ["Three of us", "Two trials", "One stays until the photographs"],
          action: { label: "Ask for a date", href: "#date" },
        },
      ],
    },
    {
      block: "timeline-years",
      nav: "The clock",
      tone: "deep",
      heading: "How the morning runs",
      events: [
        {
          year: "06:30",
          heading: "Lamp up",
          text: "We set the table by a north window and ask for the kettle.",
        },
        {
          year: "07:00",
          heading: "Mothers first",
          text: "They are awake anyway, and a calm mother is worth an hour.",
        },
        {
          year: "09:00",
          heading: "You",
          text: "Toast beforehand. Nobody faints in our chair.",
        },
        {
          year: "10:45",
          heading: "Veil or hat",
          text: "Pinned so that it survives one uncle's embrace.",
        },
      ],
    },
    {
      block: "gallery-mosaic",
      nav: "Details",
      heading: "From the travelling case",
      pictures: [
        { id: "fash-hat", at: [50, 40] },
        "fash-lipstick",
        { id: "wedd-flowers", zoom: 1.2, at: [50, 35] },
        { id: "fash-vanity", zoom: 1.4, at: [70, 50] },
      ],
    },
    {
      block: "rsvp-form",
      id: "date",
      nav: "Your date",
      heading: "Ask for your date",
      lead: "We take one party a morning. The answer comes within a day.",
      fields: [
        { label: "Your name", autoComplete: "name" },
        { label: "The date", kind: "date" },
        { label: "Where you will wake up that day" },
        { label: "How many faces", kind: "number" },
      ],
      send: "Ask",
      closing: "A deposit of £50 holds it. If it rains we cannot help, but we bring umbrellas.",
    },
  ],
  footer: {
    block: "footer-card",
    heading: "Bring the shoes to the trial. They change how you hold your head.",
  },
};
