import type { ClientPage } from "../model.ts";

export const harbours: ClientPage = {
  path: "/harbours",
  label: "Harbours",
  title: "Six harbours with a gauge of their own · Tidemark",
  description:
    "Which harbours Tidemark measures, since when, and how a reading becomes a prediction for the wall you stand on.",
  sections: [
    {
      block: "hero-index",
      tone: "deep",
      heading: "Six walls, six gauges",
      lead: "Each has its own habits. Choose one to ask for its table.",
      entries: [
        { label: "Sallow Quay", note: "Since 2015 · sill at 2.1 m", href: "/contact" },
        { label: "Marrack Cove", note: "Since 2017 · dries out", href: "/contact" },
        { label: "Port Isolde", note: "Since 2018 · causeway", href: "/contact" },
        { label: "Gullhaven", note: "Since 2020 · swell in westerlies", href: "/contact" },
        { label: "Thornmouth", note: "Since 2022 · river after rain", href: "/contact" },
        { label: "St Bryde's Steps", note: "Since 2025 · swimming", href: "/contact" },
      ],
    },
    {
      block: "story-split",
      keyword: "How it is done",
      heading: "The moon does most of it",
      picture: { id: "natu-stones", at: [50, 55] },
      caption: "Marrack Cove has a gauge the size of a drainpipe, and a lot of stones",
      text: [
        "A year of readings is enough to find how a harbour answers to moon and sun. That part can be written down for decades ahead.",
        "Weather does the rest. Low pressure lifts the water, wind from the wrong side keeps it in. Twice a day we look at both and move the figures.",
      ],
    },
    {
      block: "figures-row",
      tone: "raised",
      heading: "How wrong we were in 2025",
      lead: "We publish this every January, the bad days too.",
      figures: [
        { figure: "3.6 min", label: "median error in time", text: "All six harbours" },
        { figure: "9 cm", label: "median error in height", text: "Uncorrected: 21 cm" },
        { figure: "2", label: "days we were badly wrong", text: "Both in November" },
      ],
    },
  ],
};
