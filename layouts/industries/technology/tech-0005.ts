import type { Layout } from "../../model.ts";

export const tech5: Layout = {
  caption: "One offer, told in a panel, with proof",
  theme: {
    brand: "#e2543a",
    paper: { hue: 40, chroma: 0.01, kind: "paper" },
    headline: { weight: 700, tracking: -0.045, leading: 0.95, scale: "loud" },
    picture: { shape: "plain", filter: "warm", ratio: "panorama" },
    corner: "slight",
    rule: "bold",
    keyword: "mark",
    width: "normal",
  },
  nav: {
    block: "nav-strip",
    notice: "Free for school runs this autumn",
    action: { label: "Book a call", href: "#call" },
  },
  sections: [
    {
      block: "hero-panel",
      keyword: "Plainbus for schools",
      heading: "Know who got off, and where",
      lead: "A child taps a card, the office sees the stop, a parent gets a message. No photographs, no tracking between stops.",
      picture: { id: "tech-desk", at: [40, 55] },
      facts: [
        ["Kept for", "30 days"],
        ["Seen by", "School office only"],
        ["Cards", "£1.20 each"],
      ],
      actions: [{ label: "Book a call", href: "#call" }],
    },
    {
      block: "compare-pair",
      nav: "Before",
      heading: "The half past three list",
      before: {
        label: "On paper",
        text: "A clipboard in the rain, seven routes, one pen.",
        picture: { id: "tech-keycaps", zoom: 1.6, at: [20, 60] },
      },
      after: {
        label: "On the card",
        text: "Four hundred and six children home and ticked off by ten past four.",
        picture: "tech-desk",
      },
    },
    {
      block: "quotes-wall",
      nav: "Said",
      tone: "tint",
      heading: "What the pilot schools told us",
      quotes: [
        {
          words: "I used to ring eleven parents on a bad day. Now I ring one.",
          name: "Mrs Adeyemi",
          role: "School office, Netherbrook",
        },
        {
          words: "The driver likes it because the queue is gone.",
          name: "Colin Marsh",
          role: "Depot manager",
        },
        {
          words: "My son taps, I get two words: got off. That is all I wanted.",
          name: "Ruth Penry",
          role: "Parent",
        },
      ],
    },
    {
      block: "questions-accordion",
      nav: "Privacy",
      heading: "What we do not know about a child",
      questions: [
        {
          question: "Do you have the names?",
          answer: "No. The school does. We have a card number and a stop.",
        },
        {
          question: "What if the card is lost?",
          answer: "The office switches it off and hands out another from the drawer.",
        },
        {
          question: "Who can see the history?",
          answer: "Two people the school names, for thirty days, and each look is written down.",
        },
      ],
    },
    {
      block: "contact-form",
      id: "call",
      heading: "A call of twenty minutes",
      lead: "With Farah, who has done this with nine schools.",
      fields: [
        { label: "School", autoComplete: "organization" },
        { label: "Your name", autoComplete: "name" },
        { label: "Telephone", kind: "tel", autoComplete: "tel" },
        { label: "How many children take the bus?", kind: "number" },
      ],
      send: "Ask for a call",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Support", linksLabel: "On this page" },
};
