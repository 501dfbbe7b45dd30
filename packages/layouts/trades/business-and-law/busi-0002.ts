import type { Layout } from "../../schema/model.ts";

/** For a careful client: what it costs, on paper, before any call. */
export const busi2: Layout = {
  caption: "A price list: the tariff, a monthly retainer, the small print",
  theme: {
    paper: { hue: 95, chroma: 0.006, kind: "white" },
    headline: { weight: 350, tracking: -0.03, leading: 1, scale: "loud" },
    rule: "hairline",
    width: "normal",
    keyword: "plain",
  },
  nav: {
    block: "nav-strip",
    notice: "Tariff of 1 October 2026, valid for a year",
    action: { label: "Fix a fee", href: "#fix" },
  },
  sections: [
    {
      block: "hero-ledger",
      keyword: "Tariff 2026/27",
      heading: "Our fees, in full, before you call",
      lead: "Most of what we do has been done before, so we can say what it costs, VAT included. Where we cannot, we name a ceiling.",
      picture: "busi-draw-fees",
      figures: [
        { figure: "£310", label: "single will" },
        { figure: "£360", label: "contract read and marked" },
        { figure: "£1,190", label: "house bought or sold" },
        { figure: "£0", label: "short calls" },
      ],
      actions: [{ label: "Read the tariff", href: "#tariff" }],
    },
    {
      block: "prices-list",
      room: "tight",
      nav: "Tariff",
      tone: "raised",
      heading: "Fixed fees",
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
      note: "An agreed fee does not rise if the matter takes us longer than we expected.",
    },
    {
      block: "prices-tiers",
      scale: "poster",
      nav: "Retainer",
      heading: "Retainers for companies",
      lead: "Advice by telephone and contracts read, at one price a month.",
      tiers: [
        {
          name: "Counter",
          price: "£95",
          unit: "a month",
          text: "For the self-employed and for shops.",
          includes: ["Calls up to 20 minutes", "Two contracts a year", "A named solicitor"],
          action: { label: "Choose Counter", href: "#fix" },
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
          action: { label: "Choose Office", href: "#fix" },
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
          action: { label: "Choose Works", href: "#fix" },
        },
      ],
    },
    {
      block: "quotes-faces",
      room: "open",
      wide: "busi-draw-talk",
      heading: "Who fixes your fee",
      quotes: [
        {
          words:
            "Tell me what you need in three lines. If I need longer than two days to name a price, the price is on me.",
          name: "Ngozi Okafor",
          role: "contracts and employment",
        },
        {
          words:
            "A will costs £310 whether you own a flat or a farm, unless the farm is in Portugal.",
          name: "Harriet Pellam",
          role: "wills and estates",
        },
        {
          words:
            "For a sale of shares I quote after one hour with your books, and that hour is free.",
          name: "Edwin Thwaite",
          role: "company law",
        },
        {
          words: "A boundary opinion costs £540. That includes my visit to the land, and a plan.",
          name: "Aksel Lund",
          role: "land and property",
        },
      ],
    },
    {
      block: "booking-form",
      wide: "busi-abstract-guilloche",
      id: "fix",
      tone: "brand",
      heading: "Request a fixed fee",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        {
          label: "It concerns",
          kind: "select",
          options: ["A person", "A company", "A property", "I cannot tell"],
        },
      ],
      send: "Request a figure",
      note: "Ngozi Okafor or a colleague replies by email.",
      lead: "A figure or one question, within two working days.",
    },
  ],
  footer: {
    block: "footer-social",
    closing: "The tariff is printed once a year. Ask for a copy.",
    places: [
      { icon: "phone", label: "{phone}", href: "tel:{phone}" },
      { icon: "mail", label: "Write to us", href: "mailto:{email}" },
      {
        icon: "shield",
        label: "Complaints procedure",
        href: "mailto:complaints@pellamthwaite.example",
      },
    ],
    legal: [
      "{name} LLP, an invented firm",
      "Supervised by nobody, because it does not exist",
      "VAT included in all prices",
    ],
  },
};
