import type { Layout } from "../../schema/model.ts";

/** For tired people: what a silent weekend is, what it costs, when. */
export const natu4: Layout = {
  caption: "A retreat: how the days go, the lodge, one price",
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
      block: "hero-panel",
      tone: "sunken",
      heading: "A quiet weekend in the wood",
      lead: "Friday to Monday for eight people: a stove, a bed, soup, and no telephone. £95 with everything.",
      picture: "natu-lodge",
      actions: [{ label: "Dates and price", href: "#when" }],
    },
    {
      block: "features-lines",
      room: "open",
      lead: "There is a plan, in case you would like one. Most people drop it by Saturday.",
      nav: "Days",
      heading: "How the days go",
      items: [
        {
          heading: "Morning",
          text: "Porridge on the stove from six. We keep silence until ten, which turns out to be easy.",
        },
        {
          heading: "Noon",
          text: "Walk, saw logs, or sit by the stove. There is one shared task: bread.",
        },
        { heading: "Evening", text: "Soup, a lamp, and a book read aloud by anyone who likes to." },
        {
          heading: "Monday",
          text: "Breakfast at eight, the bus at ten, your telephone back from the tin.",
        },
      ],
    },
    {
      block: "gallery-row",
      nav: "The lodge",
      tone: "tint",
      heading: "The lodge and around it",
      items: [
        { picture: "natu-paper-lodge", caption: "From the yard", note: "The stove is lit at six" },
        { picture: "natu-plants", caption: "South sill", note: "Yours to water" },
        {
          picture: "person-gatekeeper-ruth",
          caption: "Ruth keeps the keys",
          note: "Your host, next door",
        },
      ],
    },
    {
      block: "questions-columns",
      room: "tight",
      wide: "natu-paper-stars",
      lead: "Phone Ruth if yours is missing: she has slept there.",
      nav: "Questions",
      tone: "tint",
      heading: "Before you book",
      questions: [
        {
          question: "Must I be silent?",
          answer: "Until ten in the morning. After that talk as you like, outdoors if it is loud.",
        },
        {
          question: "Who else comes?",
          answer: "Nurses, teachers, drivers, two retired vicars so far. Mostly alone.",
        },
        {
          question: "Is it warm?",
          answer: "The stove is. Bring wool, and a hot water bottle is in every bed.",
        },
        {
          question: "Can I be reached?",
          answer: "Yes: the Lodge has a telephone and Ruth answers it.",
        },
        {
          question: "What do I eat?",
          answer:
            "Soup, bread, porridge, apples. Vegan on every second pot; say what you cannot have.",
        },
        {
          question: "Is there a shower?",
          answer: "One, hot, outdoors, with a door. Towels hang by the stove.",
        },
      ],
    },
    {
      block: "prices-single",
      lead: "Every second weekend from November to March; eight beds, never more.",
      nav: "When",
      heading: "Dates and price",
      price: "£95",
      unit: "a person, with food",
      includes: [
        "Bed in a room for two",
        "Three meals a day, mostly soup",
        "Firewood, split by the last guests",
        "Sheets, a blanket and a hot water bottle",
        "The minibus from Penrith station, both ways",
      ],
      actions: [{ label: "Reserve a weekend", href: "mailto:quiet@hollinwood.example" }],
      note: "Two places on each weekend are paid for by the others. Say if you need one.",
    },
  ],
  footer: { block: "footer-large", closing: "Your telephone waits in a tin by the door" },
};
