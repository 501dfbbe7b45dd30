import type { Layout } from "../../model.ts";

export const spor3: Layout = {
  caption: "A ticket for every Tuesday, cream and court green",
  theme: {
    brand: "#2f7d4f",
    paper: { hue: 85, chroma: 0.022, kind: "toned" },
    type: { headline: "bricolage-grotesque", body: "archivo" },
    headline: { weight: 700, case: "none", tracking: -0.035, leading: 0.98, scale: "loud" },
    picture: { shape: "arch", filter: "none", ratio: "portrait" },
    corner: "soft",
    button: "pill",
    rule: "dotted",
    keyword: "tag",
    density: "airy",
    width: "normal",
  },
  nav: { block: "nav-plain", aside: "Tuesdays, 19:00 to 22:00" },
  sections: [
    {
      block: "hero-ticket",
      tone: "brand",
      keyword: "Badminton, badly",
      heading: "Bad at badminton",
      lead: "A club for people who stopped at school and would like another go.",
      stub: ["every", "Tue", "at seven"],
      facts: [
        ["Courts", "Eight"],
        ["Rackets", "In the cupboard"],
        ["Scores", "Not before nine"],
      ],
      picture: "spor-racket",
      actions: [{ label: "How it works", href: "#evening" }],
    },
    {
      block: "features-lines",
      nav: "Evening",
      heading: "How an evening goes",
      items: [
        { heading: "Seven", text: "Pick a racket, knock one about with whoever stands there." },
        {
          heading: "Half past",
          text: "Sunil shows one thing, never two. Last week: where to put your feet.",
        },
        { heading: "Eight", text: "Doubles, drawn from a hat, eleven points, change." },
        {
          heading: "Nine",
          text: "The ones who want a proper match stay. The rest put the kettle on.",
        },
      ],
    },
    {
      block: "story-band",
      nav: "Why",
      heading: "Why we started it",
      picture: { id: "spor-court", at: [70, 60] },
      text: "The league side had the hall on Thursdays and looked frightening. So six of us asked for the night when nobody wanted it. There are now fifty-three names in the book, and four of them have joined the league.",
    },
    {
      block: "prices-list",
      nav: "Costs",
      heading: "What it costs",
      groups: [
        {
          heading: "To play",
          lines: [
            { name: "First evening", price: "free" },
            { name: "Any evening", price: "£3" },
            { name: "Ten evenings", text: "On a card, no date on it", price: "£24" },
          ],
        },
        {
          heading: "To own",
          lines: [
            { name: "Second-hand racket", price: "£8" },
            { name: "Tube of plastic shuttles", price: "£6" },
          ],
        },
      ],
    },
    {
      block: "call-line",
      nav: "Come",
      heading: "Just turn up, or ask Sunil first",
      action: {
        label: "tuesday@eastgatehall.example",
        href: "mailto:tuesday@eastgatehall.example",
      },
    },
  ],
  footer: {
    block: "footer-card",
    heading: "Soft shoes, please. The floor is older than the league.",
  },
};
