import type { Layout } from "../../schema/model.ts";

/** For people who have put it off: one offer, one price, one form. */
export const busi4: Layout = {
  caption: "An offer: a will in three weeks, its price, a form to begin",
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
      heading: "Your will, in three weeks",
      lead: "Two meetings with a solicitor, one fixed price, stored in our strongroom.",
      picture: "busi-pen",
      aside: "Harriet Pellam has written two thousand of them. The usual first word is “finally”.",
      actions: [{ label: "Begin yours", href: "#begin" }],
    },
    {
      block: "gallery-carousel",
      room: "open",
      lead: "Two meetings and one reading at home. Nothing is signed on the day it is first discussed, and nobody hurries you.",
      nav: "Three weeks",
      heading: "The three weeks, step by step",
      items: [
        {
          picture: "person-solicitor-harriet",
          heading: "Day 1: tell",
          text: "An hour with Harriet: who there is, what there is, and what must never be sold.",
        },
        {
          picture: "busi-draw-draft",
          heading: "Day 8: read",
          text: "The draft arrives on paper, in plain sentences, with a wide margin for your pencil.",
        },
        {
          picture: "busi-draw-strongroom",
          heading: "Day 21: sign",
          text: "Read aloud once more, witnessed by two clerks, and into the strongroom under {street name}.",
        },
      ],
    },
    {
      block: "prices-single",
      lead: "Agreed before the first meeting, paid after the second, the same for a flat and for a farm.",
      nav: "Price",
      tone: "brand",
      heading: "One price",
      price: "£310",
      unit: "including VAT, or £490 for a couple",
      includes: [
        "Both meetings, at {street name}, at home or in hospital",
        "A letter of wishes about the small things",
        "Storage for as long as it is needed",
        "One change a year without charge until you are eighty",
      ],
      actions: [{ label: "Choose a day", href: "#begin" }],
      note: "Foreign houses and family companies need more thought. We say so at the first meeting.",
    },
    {
      block: "questions-columns",
      room: "tight",
      wide: "busi-scales",
      lead: "Asked at almost every first meeting, usually on the way out.",
      nav: "Questions",
      heading: "Questions about wills",
      questions: [
        {
          question: "May I leave someone out?",
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
            "You carry a card with our number. Your executors get a sealed note of where it is kept.",
        },
        {
          question: "Is a will from a stationer valid?",
          answer:
            "It may be. Half of those we are shown were witnessed by someone who inherits, which spoils that gift.",
        },
        {
          question: "Can I change it later?",
          answer: "Once a year without charge. A new child or a new house is reason enough.",
        },
        {
          question: "Do you act as executor?",
          answer: "If you ask us to, for a fee fixed in the will. Family first is our advice.",
        },
      ],
      tone: "raised",
    },
    {
      block: "contact-form",
      id: "begin",
      nav: "Begin",
      heading: "Begin with three lines",
      text: "No need to list what you own. Harriet replies herself, usually the next working day.",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Telephone", kind: "tel", autoComplete: "tel" },
        {
          label: "Where shall we meet?",
          kind: "choice",
          options: ["{street name}", "My home", "Hospital or hospice"],
        },
        { label: "Anything urgent", kind: "textarea", optional: true },
      ],
      send: "Send to Harriet",
    },
  ],
  footer: {
    block: "footer-card",
    heading: "Home visits and hospital visits cost the same.",
    actions: [{ label: "{phone}", href: "tel:{phone}" }],
  },
};
