import type { Layout } from "../../model.ts";

export const arch1: Layout = {
  caption: "Wide offset picture, one project told in full",
  nav: { block: "nav-plain", aside: "Practice and workshop, since 2009" },
  sections: [
    {
      block: "hero-offset",
      heading: "Buildings that know where the sun comes up",
      lead: "We draw houses, schools and small public rooms, and we build many of them with our own hands.",
      picture: "arch-arcade",
      caption: "Study model for the Ropewalk arcade, card and plaster, 1:50",
      actions: [{ label: "See the Weir House", href: "#project" }],
    },
    {
      block: "features-lines",
      nav: "Services",
      keyword: "What we do",
      heading: "From the first walk round the site to the last coat of oil",
      items: [
        {
          heading: "New houses",
          text: "On steep, narrow, wet or otherwise difficult ground, which is where the good views are.",
        },
        {
          heading: "Extensions",
          text: "One room that changes how the other six are used, drawn to be lived in while we build.",
        },
        {
          heading: "Schools and halls",
          text: "Rooms for many people on small budgets: daylight first, then acoustics, then everything else.",
        },
        {
          heading: "Repair",
          text: "Lime, slate and timber put right by people who know why they were used to begin with.",
        },
      ],
    },
    {
      block: "case-study",
      nav: "Project",
      keyword: "Weir House",
      heading: "A house on a slope of one in three",
      picture: { id: "arch-model", zoom: 1.25, at: [45, 50] },
      facts: [
        ["Place", "Avon Gorge"],
        ["Floor area", "164 m²"],
        ["Frame", "Douglas fir, pegged"],
        ["Finished", "Spring 2024"],
      ],
      parts: [
        {
          heading: "Asked",
          text: "A home for three generations on a plot that two architects before us had called unbuildable.",
        },
        {
          heading: "Answered",
          text: "Five floors of half a storey each, stepping down with the hill, so that nobody climbs more than nine steps to reach anybody else.",
        },
        {
          heading: "Learnt",
          text: "The crane could not get up the lane. We raised the frame in pieces that four people can carry, and have done so ever since.",
        },
      ],
    },
    {
      block: "quotes-large",
      tone: "tint",
      quote: {
        words:
          "They moved our front door eleven metres and it was the best thing anyone has done for this family.",
        name: "Imogen Farr",
        role: "Weir House",
      },
    },
    {
      block: "call-line",
      nav: "Contact",
      heading: "Tell us about the ground you have",
      action: { label: "studio@harrowquay.example", href: "mailto:studio@harrowquay.example" },
    },
  ],
  footer: { block: "footer-slim" },
};
