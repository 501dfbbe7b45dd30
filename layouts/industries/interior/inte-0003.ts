import type { Layout } from "../../model.ts";

/** For somebody with a budget: what a room costs, in which way, how to begin. */
export const inte3: Layout = {
  caption: "A price list: one room in figures, three ways to work, questions",
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
      lead: "A sitting room of twenty-two square metres, designed, decorated and furnished: £7,240 in all.",
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
      block: "compare-table",
      nav: "Compare",
      tone: "tint",
      heading: "What you get in each",
      labels: ["Package", "An afternoon", "A room", "A house"],
      rows: [
        {
          term: "You get",
          values: ["a new arrangement", "a finished room", "a house, over a year"],
        },
        { term: "Drawings", values: ["a sketch", "plan and four walls", "every room"] },
        { term: "Colour schemes", values: ["–", "three", "as many as rooms"] },
        { term: "Trades booked and paid", values: ["–", "yes", "yes"] },
        { term: "Furniture", values: ["yours", "yours and new", "yours and new"] },
        { term: "Starts within", values: ["3 weeks", "2 months", "the next season"] },
      ],
      note: "Trade discounts are passed on: the bills are yours, and you see them.",
    },
    {
      block: "quotes-faces",
      heading: "Who draws up your price",
      quotes: [
        {
          picture: "person-client-hester",
          words:
            "I asked for a price and got a page: paint, paper, chair by chair. In the end it was £112 under.",
          name: "Hester Lovell",
          role: "a room, then a house",
        },
        {
          picture: "person-decorator-rosalind",
          words:
            "I price a room on one page, line by line. If a line goes up, you hear it before the painter does.",
          name: "Rosalind Alder",
          role: "plans and prices",
        },
        {
          picture: "person-colourist-tunde",
          words:
            "Cloth is where budgets go wrong. I bring three lengths at three prices and leave them with you for a week.",
          name: "Tunde Bright",
          role: "colour and cloth",
        },
      ],
    },
    {
      block: "contact-form",
      nav: "Ask",
      tone: "tint",
      heading: "Ask about your room",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "Which room, and what is wrong with it", kind: "textarea" },
      ],
      send: "Send",
      lead: "We answer on Mondays, with a figure or with a question.",
    },
  ],
  footer: { block: "footer-card", heading: "We answer on Mondays, with a pencil behind the ear." },
};
