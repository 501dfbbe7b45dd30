import type { Layout } from "../../model.ts";

export const busi4: Layout = {
  caption: "One offer: a will in three weeks, price and all",
  theme: {
    paper: { hue: 75, chroma: 0.03, kind: "toned" },
    headline: { weight: 300, tracking: -0.03, leading: 1, scale: "loud" },
    picture: { shape: "framed", filter: "warm", ratio: "portrait" },
    density: "airy",
    keyword: "italic",
  },
  nav: { block: "nav-plain", aside: "Wills and estates, Harriet Pellam" },
  sections: [
    {
      block: "hero-portrait",
      keyword: "Wills",
      heading: "Written down, read aloud, put away",
      lead: "A will takes two meetings and three weeks.",
      picture: { id: "busi-pen", at: [50, 45] },
      aside: "Most people put it off for eleven years and are home again by four o'clock.",
      actions: [{ label: "Begin yours", href: "#begin" }],
    },
    {
      block: "process-steps",
      nav: "Three weeks",
      heading: "What happens in three weeks",
      steps: [
        {
          heading: "Tell",
          text: "An hour with Harriet: who there is, what there is, and what must never be sold.",
          note: "Day 1",
        },
        {
          heading: "Read",
          text: "The draft arrives on paper, in sentences, with a wide margin for your pencil.",
          note: "Day 8",
        },
        {
          heading: "Hear",
          text: "We read it aloud together. Mistakes are easier to hear than to see.",
          note: "Day 16",
        },
        {
          heading: "Sign",
          text: "Two clerks witness it, and it goes into the strongroom under Cloth Court.",
          note: "Day 21",
        },
      ],
    },
    {
      block: "prices-single",
      nav: "Price",
      tone: "brand",
      heading: "One will, one price",
      price: "£310",
      unit: "with VAT, or £490 for a couple",
      includes: [
        "Both meetings, at Cloth Court or at your bedside",
        "A letter of wishes about the small things",
        "Storage for as long as it is needed",
        "One change a year without charge until you are eighty",
      ],
      actions: [{ label: "Choose a day", href: "#begin" }],
      note: "Foreign houses and family companies need more thought. We say so at the first meeting.",
    },
    {
      block: "questions-columns",
      nav: "Questions",
      heading: "Asked in a low voice",
      questions: [
        {
          question: "May I leave somebody out?",
          answer: "Often, yes. Tell us the reason and we will tell you whether it will hold.",
        },
        {
          question: "What about the dog?",
          answer:
            "Name a keeper and leave the keeper something for biscuits. It works better than a trust.",
        },
        {
          question: "Who finds it afterwards?",
          answer:
            "You carry a card with our number. Your executors get a sealed note of where it lies.",
        },
        {
          question: "Is a will from a stationer valid?",
          answer:
            "It may be. Half of those we are shown were witnessed by someone who inherits, which spoils that gift.",
        },
      ],
    },
    {
      block: "contact-form",
      id: "begin",
      nav: "Begin",
      heading: "Begin with three lines",
      text: "No need to list what you own. Harriet answers herself, usually by return of post.",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Telephone", kind: "tel", autoComplete: "tel" },
        {
          label: "Where shall we meet?",
          kind: "choice",
          options: ["Cloth Court", "My home", "Hospital or hospice"],
        },
        { label: "Anything urgent", kind: "textarea", optional: true },
      ],
      send: "Send to Harriet",
    },
  ],
  footer: {
    block: "footer-card",
    heading: "The strongroom has been dry since 1931.",
    actions: [{ label: "0113 496 0187", href: "tel:01134960187" }],
  },
};
