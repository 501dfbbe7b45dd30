import type { Layout } from "../../schema/model.ts";

/** For people with a plot: one house told in full, and who would build theirs. */
export const arch1: Layout = {
  caption: "A story: one house from first visit to last coat, and its builders",
  nav: { block: "nav-plain", aside: "Practice and workshop, since 2009" },
  sections: [
    {
      block: "hero-offset",
      heading: "Houses for difficult ground",
      lead: "Architects and carpenters in one firm: we draw your house, price it and build it with our own crew.",
      picture: "arch-draw-section",
      caption: "Weir House, Avon Gorge: five half-storeys down the slope",
      actions: [{ label: "See the Weir House", href: "#project" }],
    },
    {
      block: "features-lines",
      lead: "Five kinds of work, on their own or two at a time under one scaffold.",
      nav: "Services",
      keyword: "What we do",
      heading: "What we design and build",
      items: [
        {
          heading: "New houses",
          text: "On steep, narrow or wet plots, which is where the good views are. From £3,400 a square metre, fees included.",
        },
        {
          heading: "Extensions",
          text: "One room that changes how the other six are used. We plan it so that you can live at home while we build.",
        },
        {
          heading: "Schools and halls",
          text: "Daylight first, then acoustics, then everything else, on budgets that a parish can raise.",
        },
        {
          heading: "Repair",
          text: "Lime, slate and timber put right by carpenters and masons who know why they were used.",
        },
        {
          heading: "Drawings only",
          text: "For clients who already have a builder. Plans, structure and planning permission from £9,800 for a house.",
        },
      ],
    },
    {
      block: "case-study",
      nav: "Project",
      keyword: "Weir House",
      heading: "Weir House: a home on a slope of one in three",
      lead: "The big room faces south, and the sun goes round it from breakfast to supper.",
      picture: "arch-weir-morning",
      later: [
        { picture: "arch-weir-noon" },
        { picture: "arch-weir-afternoon" },
        { picture: "arch-weir-evening" },
      ],
      facts: [
        ["Place", "Avon Gorge, {town}"],
        ["For", "Three generations"],
        ["Floor area", "164 m²"],
        ["Frame", "Douglas fir, pegged"],
        ["On site", "14 months"],
        ["Finished", "Spring 2024"],
      ],
      parts: [
        {
          heading: "Asked",
          text: "A home for three generations on a plot that two architects before us had called unbuildable.",
        },
        {
          heading: "Answered",
          text: "Five floors of half a storey each, stepping down with the hill, so that nobody climbs more than eight steps to reach anybody else.",
        },
        {
          heading: "Learnt",
          text: "The crane could not get up the lane. We raised the frame in pieces that four people can carry, and have done so ever since.",
        },
        {
          heading: "Paid",
          text: "£558,000 in all, fees and lime included, agreed before the first tree was felled. Four payments, each after a stage you could walk on.",
        },
      ],
      action: { label: "Talk about your plot", href: "#contact" },
    },
    {
      block: "team-portraits",
      scale: "poster",
      nav: "People",
      heading: "Who would build yours",
      lead: "A partner who draws and a partner who saws. You meet both on the first visit.",
      people: [
        {
          picture: "person-architect-nadia",
          name: "Nadia Harrow",
          role: "Partner, architect",
          text: "A registered architect since 2006. She draws the section before the plan, and is on your site every Wednesday.",
        },
        {
          picture: "person-carpenter-tom",
          name: "Tom Quay",
          role: "Partner, master carpenter",
          text: "Tom built boats before he built houses. He runs the joinery and the crew of seven who raise the frame.",
        },
        {
          picture: "person-client-imogen",
          name: "Imogen Farr",
          role: "Client, Weir House",
          text: "“They moved our front door eleven metres and it changed how three generations meet in the morning.”",
        },
      ],
    },
    {
      block: "call-line",
      nav: "Contact",
      heading: "Tell us about your plot",
      action: { label: "{email}", href: "mailto:{email}" },
    },
  ],
  footer: { block: "footer-slim" },
};
