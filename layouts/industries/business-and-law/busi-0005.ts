import type { Layout } from "../../model.ts";

export const busi5: Layout = {
  caption: "Side rail: start from what has happened to you",
  theme: {
    brand: "#28406b",
    paper: { hue: 250, chroma: 0.008, kind: "paper" },
    headline: { weight: 500, tracking: -0.02, leading: 1.05, scale: "normal" },
    picture: { shape: "plain", filter: "mono", ratio: "square" },
    density: "dense",
    rule: "bold",
    width: "normal",
    keyword: "mark",
  },
  nav: { block: "nav-rail" },
  sections: [
    {
      block: "hero-index",
      nav: "What happened",
      keyword: "Disputes",
      heading: "What has happened?",
      lead: "Choose the nearest line. Each leads to what to do today, and what on no account to sign.",
      picture: "busi-gavel",
      entries: [
        {
          label: "I have been dismissed",
          note: "The clock is already running",
          href: "#first-steps",
        },
        {
          label: "A customer will not pay",
          note: "Old debts fade, so do not wait",
          href: "#first-steps",
        },
        { label: "My partner wants out", note: "Read the agreement first", href: "#first-steps" },
        { label: "The neighbour built on it", note: "Photograph it now", href: "#first-steps" },
        { label: "A claim came by post", note: "Fourteen days to reply", href: "#duty" },
      ],
    },
    {
      block: "features-lines",
      nav: "First steps",
      heading: "Four things to do before you ring",
      items: [
        {
          heading: "Note the date",
          text: "Write on the envelope when it came. Every limit in law is counted from some day.",
        },
        {
          heading: "Keep everything",
          text: "Messages, photographs, the voicemail you would like to delete. Especially that one.",
        },
        {
          heading: "Answer nothing in anger",
          text: "A civil line that you have received it and will reply is always enough for a week.",
        },
        {
          heading: "Find the contract",
          text: "Or the order, or the email that said yes. Ngozi starts from there.",
        },
      ],
    },
    {
      block: "story-text",
      nav: "How we fight",
      tone: "sunken",
      keyword: "Temper",
      heading: "We prefer to win early",
      opening: "Of ninety-four disputes that we closed last year, seven saw the inside of a court.",
      text: [
        "The others ended in a letter, a telephone call between two lawyers who respect each other, or a day with a mediator and too many sandwiches. It is cheaper, and it leaves you a customer, a brother or a neighbour.",
        "When a judge is needed we say so, name the barrister and give you the odds as a number. You decide with that number in front of you.",
      ],
    },
    {
      block: "credentials-list",
      nav: "Standing",
      heading: "Who says that we may",
      items: [
        {
          name: "Accredited mediator",
          by: "Northern Mediation Panel",
          year: "2014",
          text: "Ngozi Okafor",
        },
        {
          name: "Higher rights of audience",
          by: "Civil courts",
          year: "2018",
          text: "Ngozi Okafor, Piers Dunmore",
        },
        {
          name: "Boundary expert list",
          by: "Ridings Land Forum",
          year: "2020",
          text: "Aksel Lund",
        },
        { name: "Lexwell practice mark", by: "Renewed each spring", year: "2026" },
      ],
    },
    {
      block: "hours-location",
      nav: "Duty desk",
      id: "duty",
      tone: "night",
      heading: "The duty desk",
      lead: "One solicitor is always free for whatever came in this morning's post.",
      address: ["Cloth Court Chambers", "3 Cloth Court", "Leeds LS1 9ZZ"],
      hours: [
        ["Monday to Friday", "8:30–17:30"],
        ["Tuesday evening", "until 20:00"],
        ["Saturday", "Telephone only, 9:00–12:00"],
      ],
      ways: [
        ["From the station", "Six minutes on foot, past the flower stall"],
        ["By car", "Two spaces in the court, ring for the gate"],
        ["With a wheelchair", "Level entrance from the yard, lift to the second floor"],
      ],
      actions: [{ label: "Ring the desk", href: "tel:01134960187" }],
    },
  ],
  footer: { block: "footer-slim", tone: "sunken" },
};
