import type { Layout } from "../../schema/model.ts";

/** For visitors of a closing sale: what is left, the rules, offers. */
export const sale4: Layout = {
  caption: "A closing sale: the week’s discount, what is left, offers",
  theme: {
    brand: "#1a1a1a",
    paper: { hue: 95, chroma: 0.04, kind: "toned" },
    headline: { weight: 900, case: "uppercase", tracking: -0.01, leading: 0.84, scale: "huge" },
    picture: { shape: "plain", filter: "mono", ratio: "panorama" },
    keyword: "plain",
  },
  nav: { block: "nav-bar" },
  sections: [
    {
      block: "hero-ledger",
      heading: "Closing sale at arch three",
      lead: "30% off this week, 50% next, 70% in the last. Stock first, then shelves, then the sign.",
      picture: "sale-arch-six",
      figures: [
        { figure: "−30%", label: "This week" },
        { figure: "−50%", label: "Next week" },
        { figure: "−70%", label: "Last week" },
        { figure: "Free", label: "Plants and pallets" },
      ],
      actions: [{ label: "What is left", href: "#left" }],
    },
    {
      block: "prices-list",
      lead: "Before this week’s 30%. Bring boxes, cash or card.",
      nav: "What is left",
      id: "left",
      heading: "What is left today",
      groups: [
        {
          heading: "Stock",
          lines: [
            { name: "Plates, white, 27 cm", text: "412 of them", price: "£1.40" },
            { name: "Wine glasses, thick", price: "£1.10" },
            { name: "Storage jars, cork lid", price: "£2.80" },
            { name: "Linen, by the bundle", text: "Washed, mixed sizes", price: "£6" },
          ],
        },
        {
          heading: "Fittings",
          lines: [
            { name: "Oak counter", text: "3.2 m, bring four friends", price: "£180" },
            { name: "Till, mechanical, works", price: "£240" },
            { name: "Ladder on a rail", price: "£95" },
            { name: "Shelves, pine, per metre", text: "Bring a screwdriver", price: "£5" },
          ],
        },
        {
          heading: "The rest",
          lines: [
            { name: "The sign", text: "Highest written offer", price: "Ask" },
            { name: "Church sale tables, two", text: "Our first, from 2007", price: "£15" },
            { name: "Plants", text: "To a good home", price: "Free" },
          ],
        },
      ],
      note: "We rewrite this list every evening after closing.",
    },
    {
      block: "story-text",
      tone: "ink",
      heading: "Why arch three is closing",
      opening: "Mags is seventy, and arch four has the better roof.",
      text: [
        "{name} goes on next door with the same people and half the dust. If you have a voucher, it is good there too, for ever.",
        "We opened in 2007 with two tables from a church sale. They are on the list, at £15 each.",
      ],
    },
    {
      block: "quotes-faces",
      wide: "sale-kettle-pallets",
      lead: "Bags, boxes and string are free while they last. Bring a strong friend for the counter.",
      heading: "From both sides of the till",
      quotes: [
        {
          words: "My whole kitchen came out of arch three, one Thursday at a time.",
          name: "Bernie Quirk",
          role: "since 2008",
        },
        {
          words: "I started as the Saturday boy. Ask me where anything is; I put it there.",
          name: "Yusuf Karim",
          role: "next door from January",
        },
      ],
    },
    {
      block: "contact-ways",
      wide: "sale-abstract-tickets",
      scale: "poster",
      lead: "Written offers are opened on the last Sunday at four, aloud.",
      nav: "Offers",
      heading: "Make an offer",
      ways: [
        {
          heading: "For fittings",
          text: "Come and measure; we will not hold the ladder by telephone.",
          action: { label: "{phone}", href: "tel:{phone}" },
        },
        {
          heading: "For the sign",
          text: "In writing, with a figure, by the last Sunday.",
          action: { label: "sign@oddsandevens.example", href: "mailto:sign@oddsandevens.example" },
        },
      ],
    },
  ],
  footer: { block: "footer-large", closing: "Thank you for the nineteen years" },
};
