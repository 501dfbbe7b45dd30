import type { Layout } from "../../schema/model.ts";

/** For members and scientists: the year's figures, the method, how to join in. */
export const natu3: Layout = {
  caption: "A report: the year’s count in figures and tables, what was lost",
  theme: {
    brand: "#2a6f97",
    paper: { hue: 220, chroma: 0.01, kind: "white" },
    type: { headline: "source-serif-4", body: "source-serif-4", accent: "jetbrains-mono" },
    headline: { weight: 400, tracking: -0.03, leading: 1, scale: "loud" },
    picture: { shape: "plain", filter: "faded", ratio: "panorama" },
    keyword: "numbered",
    corner: "sharp",
    button: "sharp",
    density: "normal",
    width: "wide",
  },
  nav: { block: "nav-plain", aside: "Report for 2026, out now" },
  sections: [
    {
      block: "hero-offset",
      keyword: "Annual count 2026",
      heading: "1,204 species in one wood",
      lead: "Forty volunteers counted for twelve months. The figures, the methods and what we lost, on one page.",
      picture: "natu-paper-species",
      caption: "Fifteen of them, from leaf to dragonfly, cut from paper",
      actions: [{ label: "Read the table", href: "#table" }],
    },
    {
      block: "features-picture",
      lead: "Every figure has a name, a date and a square on the map beside it.",
      nav: "In short",
      heading: "The year in short",
      picture: "natu-paper-flycatcher",
      items: [
        {
          heading: "31 pairs",
          text: "Of pied flycatcher, in boxes 1 to 60. Ten years ago there were twelve.",
        },
        {
          heading: "1,204 species",
          text: "Have a name in the book, nineteen of them new to the wood.",
        },
        { heading: "2 beavers", text: "Since April, with one dam and a camera that faces it." },
        { heading: "612 visits", text: "Written down by forty people, in all weathers." },
      ],
    },
    {
      block: "fixtures-table",
      scale: "poster",
      lead: "Three years of eleven; the rest are in the report.",
      nav: "Table",
      tone: "sunken",
      heading: "Nest boxes, ten years",
      labels: ["Year", "Species", "Where", "Pairs"],
      fixtures: [
        { date: "2016", title: "Pied flycatcher", place: "Boxes 1–40", result: "12" },
        { date: "2021", title: "Pied flycatcher", place: "Boxes 1–52", result: "22" },
        { date: "2026", title: "Pied flycatcher", place: "Boxes 1–60", result: "31" },
        { date: "2026", title: "Tawny owl", place: "Big boxes", result: "5" },
        { date: "2026", title: "Redstart", place: "Boxes 1–60", result: "9" },
        { date: "2026", title: "Bats, three kinds", place: "Bat boxes", result: "48" },
        { date: "2026", title: "Dormouse", place: "Sixty tubes", result: "0" },
        { date: "2026", title: "Otter, signs", place: "Beck, both banks", result: "14" },
      ],
      note: "Method: every box, every second Sunday in May and June, two observers, one pencil, no guesses.",
    },
    {
      block: "story-text",
      wide: "natu-paper-lake",
      nav: "Lost",
      heading: "What we lost",
      opening: "The great ash at the ford came down in March with forty kinds of lichen on it.",
      text: [
        "We have left it where it fell. Two of the lichens have already been found on the young limes, and the trunk is full of beetles. Thirty-one of the forty were saved as samples.",
        "There were no dormice again. We shall look once more in spring, in all sixty tubes, and then say so in next year's report, with the map of where we looked.",
      ],
    },
    {
      block: "quotes-faces",
      nav: "Counters",
      tone: "brand",
      heading: "Who counts, and how to join",
      lead: "No knowledge needed: every beginner walks with an old hand. Write to count@hollinwood.example.",
      quotes: [
        {
          picture: "person-treasurer-philippa",
          words:
            "I came to do the accounts. Now I know eleven mosses by touch and the accounts are late.",
          name: "Philippa Rigg",
          role: "treasurer, plots 4 to 9",
        },
        {
          picture: "person-grafter-samir",
          words:
            "The ash at the ford had forty lichens. I had a photograph of each, and that is now the record.",
          name: "Samir Gill",
          role: "lichens and bark",
        },
      ],
    },
  ],
  footer: {
    block: "footer-social",
    closing: "The full report: 64 pages, free, or £4 on paper.",
    places: [
      { icon: "book", label: "Report as PDF", href: "mailto:count@hollinwood.example" },
      { icon: "camera", label: "Beaver camera", href: "mailto:camera@hollinwood.example" },
      { icon: "mail", label: "count@hollinwood.example", href: "mailto:count@hollinwood.example" },
    ],
    legal: ["{name}, an invented charity", "Figures are invented with it", "{town}, Cumbria"],
  },
};
