import type { Layout } from "../../model.ts";

export const natu3: Layout = {
  caption: "A year of counting: figures, table, report",
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
      block: "hero-full",
      keyword: "Annual count",
      heading: "We counted everything we could reach",
      lead: "Forty volunteers, twelve months, eleven notebooks.",
      picture: "natu-hills",
      place: "middle",
      actions: [{ label: "The table", href: "#table" }],
    },
    {
      block: "figures-row",
      nav: "In short",
      heading: "In short",
      figures: [
        { figure: "1,204", label: "species named", text: "Nineteen new to the wood" },
        { figure: "31", label: "pairs of pied flycatcher", text: "Boxes 1 to 60" },
        { figure: "2", label: "beavers, since April", text: "And one dam" },
      ],
    },
    {
      block: "fixtures-table",
      nav: "Table",
      tone: "sunken",
      heading: "Ten years of boxes",
      labels: ["Year", "Species", "Where", "Pairs"],
      fixtures: [
        { date: "2016", title: "Pied flycatcher", place: "Boxes 1–40", result: "12" },
        { date: "2021", title: "Pied flycatcher", place: "Boxes 1–52", result: "22" },
        { date: "2026", title: "Pied flycatcher", place: "Boxes 1–60", result: "31" },
        { date: "2026", title: "Tawny owl", place: "Big boxes", result: "5" },
      ],
      note: "Method: every box, every second Sunday in May and June, two observers.",
    },
    {
      block: "story-text",
      nav: "Lost",
      heading: "And what we lost",
      opening: "The great ash at the ford came down in March with forty kinds of lichen on it.",
      text: "We have left it where it fell. Two of the lichens have already been found on the young limes, and the trunk is full of beetles. There were no dormice again; we shall look once more and then say so.",
    },
    {
      block: "call-band",
      nav: "Count",
      tone: "brand",
      heading: "Can you tell a blackcap from a garden warbler? Neither could we.",
      actions: [{ label: "Learn and count with us", href: "mailto:count@hollinwood.example" }],
    },
  ],
  footer: { block: "footer-slim" },
};
