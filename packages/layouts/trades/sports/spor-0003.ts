import type { Layout } from "../../schema/model.ts";

/** For adults who stopped at school: what a Tuesday is like, what it costs. */
export const spor3: Layout = {
  caption: "A club night: how an evening goes, what it costs, come along",
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
      heading: "Badminton for beginners",
      lead: "Every Tuesday at seven, for people who stopped at school and would like another go.",
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
      block: "features-picture",
      room: "open",
      lead: "No teams, no trials, no whites. This is the whole of it.",
      nav: "Evening",
      heading: "How an evening goes",
      picture: "spor-abstract-flight",
      items: [
        {
          heading: "19:00",
          text: "Pick a racket from the cupboard and knock one about with anyone who is there.",
        },
        {
          heading: "19:30",
          text: "Coach Winston shows one thing. Last week: where to put your feet.",
        },
        { heading: "20:00", text: "Doubles, drawn from a hat, eleven points, change partners." },
        { heading: "21:00", text: "Matches for those who want them, tea for the rest." },
        {
          heading: "22:00",
          text: "Nets down, lights off, chips at the corner. There is always a car.",
        },
      ],
    },
    {
      block: "prices-list",
      scale: "poster",
      lead: "Cash in the tin or card at the desk. Students half.",
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
        {
          heading: "Good to know",
          lines: [
            { name: "Shoes", text: "Soft soles, any kind", price: "lent" },
            { name: "Parking", text: "Behind the hall, after six", price: "free" },
            { name: "Changing", text: "Four rooms, one step-free", price: "yes" },
          ],
        },
      ],
      note: "Beginners first: if all courts are taken, league players wait.",
    },
    {
      block: "quotes-faces",
      wide: "spor-abstract-floor",
      lead: "Three from the book by the door, where everybody signs in with a first name.",
      nav: "Members",
      heading: "Who comes",
      quotes: [
        {
          picture: "person-coach-winston",
          words:
            "Fifty-three names in the book. Four have joined the league, and the others are having a better time.",
          name: "Winston Baptiste",
          role: "coach, Tuesdays",
        },
        {
          picture: "person-player-dee",
          words: "I started here. Then they gave me a basketball, but I still come on Tuesdays.",
          name: "Dee Okafor",
          role: "member since 2021",
        },
        {
          picture: "person-swimmer-noor",
          words: "My serve is terrible and it is always applauded.",
          name: "Noor Aziz",
          role: "plays left-handed",
        },
      ],
    },
    {
      block: "call-line",
      nav: "Come",
      heading: "Just turn up on Tuesday",
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
