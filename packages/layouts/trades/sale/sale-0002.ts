import type { Layout } from "../../schema/model.ts";

/** For one buyer, one thing: the offer, honest data, one put aside. */
export const sale2: Layout = {
  caption: "A deal of the week: one thing, its price and data, one put aside",
  theme: {
    brand: "#ffcc00",
    paper: { hue: 95, chroma: 0.01, kind: "paper" },
    headline: { weight: 800, case: "none", tracking: -0.02, leading: 0.9, scale: "huge" },
    type: { headline: "archivo", body: "archivo" },
    keyword: "mark",
    rule: "dashed",
    picture: { shape: "plain", filter: "none", ratio: "portrait" },
    density: "normal",
  },
  nav: { block: "nav-plain", aside: "New thing every Friday at ten" },
  sections: [
    {
      block: "hero-portrait",
      keyword: "Friday's one thing: £39 instead of £85",
      heading: "Steel kettle, yellow",
      lead: "Three hundred of them from a holiday park that changed its mind. New, boxed, and less than half price.",
      picture: "sale-kettle-yellow",
      aside: "212 of 300 left. Until Saturday 18:00, two for each household.",
      actions: [{ label: "Put one aside", href: "#one" }],
      behind: true,
    },
    {
      block: "spec-sheet",
      nav: "Details",
      heading: "Good and less good",
      groups: [
        {
          heading: "Good",
          lines: [
            ["Boils a litre in", "5 min, on gas"],
            ["Body", "Steel, no plastic inside"],
            ["Lid", "Opens with one thumb"],
            ["Handle", "Stays cool"],
          ],
        },
        {
          heading: "Less good",
          lines: [
            ["Hob", "Not for induction"],
            ["Box", "Plain brown, the park's name on it"],
            ["Colour", "Only the yellow"],
            ["Whistle", "None: stay near"],
          ],
        },
        {
          heading: "Price",
          lines: [
            ["In shops", "£85"],
            ["Here, until Saturday", "£39"],
            ["Posted in Britain", "£5"],
          ],
        },
      ],
      note: "Two years' guarantee with us, here, at the counter.",
      lead: "What we found when we used one for a week.",
    },
    {
      block: "story-split",
      nav: "Why",
      heading: "Why so cheap",
      picture: "sale-kettle-pallets",
      caption: "Three hundred kettles, one of them unpacked",
      text: "A holiday park ordered one for each chalet, then fitted induction hobs. They have never boiled anything. We bought all three pallets a fortnight ago and would like our floor back.",
      flip: true,
    },
    {
      block: "quotes-faces",
      scale: "poster",
      wide: "sale-abstract-kettles",
      lead: "Two who used one for a week and were asked to be rude about it.",
      heading: "Tested at home",
      quotes: [
        {
          picture: "person-regular-bernie",
          words:
            "I took the tester home for a week. Quick, quiet, and the lid opens with a thumb while you hold a cat.",
          name: "Bernie Quirk",
          role: "unpaid tester",
        },
        {
          picture: "person-shopkeeper-yusuf",
          words: "Not on induction. I say it now so that you do not say it on Monday.",
          name: "Yusuf Karim",
          role: "counter",
        },
      ],
    },
    {
      block: "booking-form",
      nav: "One for me",
      id: "one",
      tone: "tint",
      heading: "Put one aside",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Telephone", kind: "tel", autoComplete: "tel" },
        { label: "How many", kind: "select", options: ["One", "Two"] },
      ],
      send: "Put it aside",
      note: "Kept until Saturday evening. You pay when you hold it.",
    },
  ],
  footer: {
    block: "footer-card",
    heading: "Last Friday's thing: garden chairs, gone in three hours.",
  },
};
