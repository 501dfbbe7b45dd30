import type { Layout } from "../../schema/model.ts";

/** For a school office: what it does, proof, privacy, a call. */
export const tech5: Layout = {
  caption: "An offer to schools: before and after, voices, privacy, a call",
  theme: {
    brand: "#e2543a",
    paper: { hue: 40, chroma: 0.01, kind: "paper" },
    headline: { weight: 700, tracking: -0.045, leading: 0.95, scale: "loud" },
    picture: { shape: "plain", filter: "warm", ratio: "panorama" },
    corner: "slight",
    rule: "bold",
    keyword: "mark",
    width: "wide",
  },
  nav: {
    block: "nav-strip",
    notice: "Free for school runs this autumn",
    action: { label: "Book a call", href: "#call" },
  },
  sections: [
    {
      block: "hero-panel",
      tone: "tint",
      keyword: "{name} for schools",
      heading: "School buses: know who got off where",
      lead: "A child taps a card, the office sees the stop, a parent gets a message.",
      picture: "tech-draw-stop",
      facts: [
        ["A card", "£1.20"],
        ["Photographs", "None"],
        ["Between stops", "No tracking"],
      ],
      actions: [{ label: "Book a call", href: "#call" }],
    },
    {
      block: "compare-table",
      lead: "Three ways at one school gate, on an ordinary wet Thursday.",
      nav: "Compare",
      heading: "Paper list or {name} card",
      labels: ["At half past three", "Paper list", "Bus app", "{name} card"],
      rows: [
        { term: "Who ticks off", values: ["a teacher", "a parent", "the child, with a tap"] },
        { term: "Needs a telephone", values: ["no", "yes, the child's", "no"] },
        { term: "Works when wet", values: ["badly", "yes", "yes"] },
        { term: "Parents know", values: ["by four, if asked", "at once", "at once"] },
        { term: "Keeps photographs", values: ["no", "often", "never"] },
        { term: "Cost per child", values: ["a pen", "£18 a year", "£1.20 once"] },
        {
          term: "If a child stays on",
          values: ["found at the depot", "found, if charged", "driver sees it at once"],
        },
      ],
      note: "406 children were home and ticked off by ten past four in the pilot.",
    },
    {
      block: "quotes-faces",
      wide: "tech-draw-card",
      lead: "Three from one town, asked after a term.",
      nav: "Schools",
      tone: "tint",
      heading: "From the pilot schools",
      quotes: [
        {
          words: "I used to call eleven parents on a bad day. Now I call one.",
          name: "Mrs Adeyemi",
          role: "school office, Netherbrook",
        },
        {
          words: "The driver likes it because the queue at the door is gone.",
          name: "Colin Marsh",
          role: "depot manager",
        },
        {
          words: "My son taps, I get two words: got off. That is all I wanted.",
          name: "Ruth Penry",
          role: "parent",
        },
      ],
    },
    {
      block: "questions-accordion",
      room: "tight",
      nav: "Privacy",
      heading: "Privacy questions",
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
        {
          question: "Do the buses need new equipment?",
          answer:
            "One reader by the door, £140, fitted in an hour. It keeps working for a day without signal.",
        },
        {
          question: "Can a parent say no?",
          answer: "Yes. Their child gets off as before, and the driver has a paper list for those.",
        },
        {
          question: "How long does a school need to start?",
          answer:
            "Two weeks: one to print cards, one to ride along. Farah comes for the first afternoon.",
        },
        {
          question: "What happens in the holidays?",
          answer:
            "The reader sleeps, no messages go out, and schools pay for ten months of the year.",
        },
      ],
    },
    {
      block: "contact-form",
      wide: "tech-abstract-steam",
      scale: "poster",
      id: "call",
      heading: "Book a call",
      lead: "Twenty minutes with Farah, who has done this with seven schools.",
      fields: [
        { label: "School", autoComplete: "organization" },
        { label: "Your name", autoComplete: "name" },
        { label: "Telephone", kind: "tel", autoComplete: "tel" },
        { label: "How many children take the bus?", kind: "number" },
      ],
      send: "Call me",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Support", linksLabel: "On this page" },
};
