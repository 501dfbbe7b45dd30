import type { Layout } from "../../model.ts";

export const sale4: Layout = {
  caption: "Price list of a closing shop, black on yellow",
  theme: {
    brand: "#1a1a1a",
    paper: { hue: 95, chroma: 0.04, kind: "toned" },
    headline: { weight: 900, case: "uppercase", tracking: -0.01, leading: 0.84, scale: "huge" },
    picture: { shape: "plain", filter: "duotone", ratio: "panorama" },
    keyword: "plain",
  },
  nav: { block: "nav-bar" },
  sections: [
    {
      block: "hero-ledger",
      heading: "Arch three is closing",
      lead: "After nineteen years. The stock goes, then the shelves, then the sign.",
      picture: { id: "sale-tags", at: [50, 55] },
      figures: [
        { figure: "−30 %", label: "This week" },
        { figure: "−50 %", label: "Next week" },
        { figure: "−70 %", label: "Last week" },
        { figure: "Nothing", label: "After that" },
      ],
      actions: [{ label: "What is left", href: "#left" }],
    },
    {
      block: "prices-list",
      nav: "What is left",
      id: "left",
      heading: "What is left, this morning",
      groups: [
        {
          heading: "Stock",
          lines: [
            { name: "Plates, white, 27 cm", text: "412 of them", price: "£1.40" },
            { name: "Wine glasses, thick", price: "£1.10" },
            { name: "Storage jars, cork lid", price: "£2.80" },
          ],
        },
        {
          heading: "Fittings",
          lines: [
            { name: "Oak counter", text: "3.2 m, bring four friends", price: "£180" },
            { name: "Till, mechanical, works", price: "£240" },
            { name: "Ladder on a rail", price: "£95" },
          ],
        },
        {
          heading: "The rest",
          lines: [
            { name: "The sign", text: "Highest written offer", price: "Ask" },
            { name: "Plants", text: "To a good home", price: "Free" },
          ],
        },
      ],
      note: "We rewrite this list every evening after closing.",
    },
    {
      block: "story-text",
      tone: "ink",
      heading: "Why",
      opening: "Nothing dramatic. Mags is seventy, and arch four has the better roof.",
      text: "Odds & Evens goes on next door with the same people and half the dust. If you have a voucher, it is good there too, for ever.",
    },
    {
      block: "contact-ways",
      nav: "Offers",
      heading: "Offers and removals",
      ways: [
        {
          heading: "For fittings",
          text: "Come and measure; we will not hold the ladder by telephone.",
          action: { label: "0151 496 0733", href: "tel:01514960733" },
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
