import type { Layout } from "../../model.ts";

export const busi2: Layout = {
  caption: "Fees in the open: a printed tariff and a retainer",
  theme: {
    paper: { hue: 95, chroma: 0.006, kind: "white" },
    headline: { weight: 350, tracking: -0.03, leading: 1, scale: "huge" },
    rule: "hairline",
    width: "wide",
    keyword: "plain",
  },
  nav: {
    block: "nav-strip",
    notice: "Tariff of 1 October 2026, valid for a year",
    action: { label: "Fix a fee", href: "#fix" },
  },
  sections: [
    {
      block: "hero-type",
      keyword: "Our fees",
      heading: "You should know the price before you know the lawyer.",
      lead: "Most of what we do has been done before, so we can say what it costs. Where we cannot, we say why and name a ceiling.",
      facts: ["All prices with VAT", "No charge for short calls", "Ceiling on every open matter"],
      actions: [{ label: "Read the tariff", href: "#tariff" }],
    },
    {
      block: "prices-list",
      nav: "Tariff",
      tone: "raised",
      heading: "The tariff",
      lead: "Court fees, searches and taxes are listed on a page of their own, at cost.",
      groups: [
        {
          heading: "For people",
          lines: [
            { name: "Single will", text: "Two meetings, stored for life", price: "£310" },
            { name: "Pair of wills", text: "For couples who agree", price: "£490" },
            { name: "Lasting power of attorney", text: "Each, with registration", price: "£280" },
            { name: "Grant of probate", text: "Estate without land", price: "£1,450" },
          ],
        },
        {
          heading: "For companies",
          lines: [
            { name: "Contract read and marked", text: "Up to 20 pages, 48 hours", price: "£360" },
            { name: "Shareholder agreement", text: "Up to five holders", price: "£2,200" },
            { name: "Employment handbook", text: "Checked once a year after", price: "£1,150" },
            { name: "Commercial lease", text: "Up to ten years", price: "£1,680" },
          ],
        },
        {
          heading: "For property",
          lines: [
            { name: "House bought or sold", text: "Freehold, up to £500,000", price: "£1,190" },
            { name: "Boundary opinion", text: "With a visit to the hedge", price: "£540" },
            { name: "Right of way recorded", price: "from £760" },
          ],
        },
      ],
      note: "A fee that we have agreed does not rise because the matter took us longer than we thought.",
    },
    {
      block: "prices-tiers",
      nav: "Retainer",
      heading: "A solicitor on call",
      lead: "For companies that ask a question a week and resent the meter.",
      tiers: [
        {
          name: "Counter",
          price: "£95",
          unit: "a month",
          text: "For the self-employed and for shops.",
          includes: ["Calls up to 20 minutes", "Two contracts a year", "A named solicitor"],
          action: { label: "Take Counter", href: "#fix" },
        },
        {
          name: "Office",
          price: "£240",
          unit: "a month",
          text: "For five to thirty people on the payroll.",
          includes: [
            "Calls of any length",
            "A contract a month",
            "Handbook kept current",
            "Half a day a year at your table",
          ],
          action: { label: "Take Office", href: "#fix" },
        },
        {
          name: "Works",
          price: "£590",
          unit: "a month",
          text: "For firms with leases, vans and a board.",
          includes: [
            "All of Office",
            "Board minutes",
            "Leases watched",
            "A partner within the day",
          ],
          action: { label: "Take Works", href: "#fix" },
        },
      ],
    },
    {
      block: "questions-accordion",
      nav: "Small print",
      heading: "The small print, in large",
      questions: [
        {
          question: "When is a fee not fixed?",
          answer:
            "In disputes, because the other side decides half of it. You get a figure for each stage and a ceiling that we cannot pass without your signature.",
        },
        {
          question: "Do I pay if I change my mind?",
          answer:
            "For what has been done up to that day, by the hour, and never above the fixed fee.",
        },
        {
          question: "May I pay in parts?",
          answer: "In up to six months without interest, for anything above £500.",
        },
        {
          question: "Is the first call really free?",
          answer:
            "Yes. Thirty minutes with a solicitor, not with a switchboard. About a third of callers need no more than that.",
        },
      ],
    },
    {
      block: "booking-form",
      id: "fix",
      tone: "brand",
      heading: "Have a fee fixed",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        {
          label: "It concerns",
          kind: "select",
          options: ["A person", "A company", "A property", "I cannot tell"],
        },
      ],
      send: "Ask for a figure",
      note: "You hear from us in two working days, with a figure or with one question.",
    },
  ],
  footer: { block: "footer-slim" },
};
