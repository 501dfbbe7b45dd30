import type { Layout } from "../../model.ts";

export const inte3: Layout = {
  caption: "What a room costs, in a ledger",
  theme: {
    brand: "#a3452c",
    paper: { hue: 40, chroma: 0.012, kind: "paper" },
    type: { headline: "playfair-display", body: "figtree" },
    headline: { weight: 500, tracking: -0.02, leading: 1, scale: "loud" },
    picture: { shape: "plain", filter: "warm", ratio: "panorama" },
    density: "normal",
    corner: "sharp",
    rule: "double",
    width: "normal",
  },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-ledger",
      keyword: "Plain figures",
      heading: "What one room costs",
      lead: "Design, decorating and furnishing of a sitting room of twenty-two square metres, finished in spring.",
      picture: "inte-lounge",
      figures: [
        { figure: "£1,900", label: "Our time" },
        { figure: "£1,340", label: "Paint and paper" },
        { figure: "£3,120", label: "Furniture" },
        { figure: "£880", label: "Curtains" },
      ],
      actions: [{ label: "Ask about yours", href: "#ask" }],
    },
    {
      block: "prices-tiers",
      nav: "Ways",
      heading: "Three ways to work with us",
      tiers: [
        {
          name: "An afternoon",
          price: "£220",
          unit: "three hours",
          text: "We move what you have.",
          includes: ["One room", "A list of ten things", "Sore backs"],
          action: { label: "Book one", href: "#ask" },
        },
        {
          name: "A room",
          price: "£1,900",
          unit: "design and oversight",
          text: "From bare boards to the last cushion.",
          includes: ["Three schemes", "Every trade arranged", "Bills at cost"],
          action: { label: "Talk to us", href: "#ask" },
          advised: true,
        },
        {
          name: "A house",
          price: "£6,800",
          unit: "from",
          text: "A year, room after room, while you live there.",
          includes: ["All of it", "One drawing of every wall", "A box of spare paint"],
          action: { label: "Begin slowly", href: "#ask" },
        },
      ],
    },
    {
      block: "questions-accordion",
      nav: "Questions",
      heading: "Asked before signing",
      questions: [
        {
          question: "Do you take a share of what I buy?",
          answer: "No. Discounts that we get are on your bill, and the bills are yours.",
        },
        {
          question: "Must my things go?",
          answer:
            "Only those that you would not miss. We usually end up building the room round the oldest.",
        },
        { question: "How long for one room?", answer: "Nine weeks, of which two are noisy." },
      ],
    },
    {
      block: "contact-form",
      nav: "Ask",
      tone: "tint",
      heading: "Tell us about the room",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "Which room, and what is wrong with it", kind: "textarea" },
      ],
      send: "Send",
    },
  ],
  footer: { block: "footer-card", heading: "We answer on Mondays, with a pencil behind the ear." },
};
