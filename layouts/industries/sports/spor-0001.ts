import type { Layout } from "../../model.ts";

export const spor1: Layout = {
  caption: "Match day: fixtures, table, next game",
  nav: {
    block: "nav-strip",
    notice: "Tonight 19:30, Eastgate v Clydebank Rovers",
    action: { label: "Fixtures", href: "#fixtures" },
  },
  sections: [
    {
      block: "hero-split",
      tone: "deep",
      keyword: "Basketball, second division",
      heading: "Home on Friday. Be loud.",
      lead: "Doors at seven, tip-off at half past, pies while they last.",
      picture: "spor-court",
      actions: [{ label: "All fixtures", href: "#fixtures" }],
    },
    {
      block: "fixtures-table",
      nav: "Fixtures",
      heading: "November and December",
      labels: ["When", "Who", "Where", "Result"],
      fixtures: [
        { date: "Fri 6 Nov", title: "Eastgate v Leith Harriers", place: "Home", result: "71–64" },
        { date: "Sat 14 Nov", title: "Paisley Threads v Eastgate", place: "Away", result: "80–77" },
        {
          date: "Fri 20 Nov",
          title: "Eastgate v Clydebank Rovers",
          place: "Home",
          result: "19:30",
        },
        { date: "Sat 28 Nov", title: "Stirling Castle v Eastgate", place: "Away", result: "14:00" },
        { date: "Fri 11 Dec", title: "Eastgate v Ayr Breakers", place: "Home", result: "19:30" },
      ],
      note: "Entry £4, members and under twelves nothing.",
    },
    {
      block: "figures-row",
      nav: "So far",
      tone: "ink",
      heading: "The season so far",
      figures: [
        { figure: "7–3", label: "won and lost", text: "Third of ten" },
        { figure: "74.2", label: "points a game" },
        { figure: "212", label: "people, last home game", text: "The most since 2016" },
      ],
    },
    {
      block: "story-band",
      heading: "The bench is for you too",
      picture: { id: "spor-court", at: [80, 75], zoom: 1.15 },
      text: "Two rows, right behind ours. Children under twelve keep the score on the board, and nobody has ever disputed it.",
      flip: true,
    },
    {
      block: "team-rows",
      nav: "Squad",
      heading: "Five to start",
      people: [
        {
          name: "Kirsty Amadi",
          role: "Guard, no. 4",
          text: "Teaches chemistry. Shoots from anywhere.",
        },
        {
          name: "Lina Sabo",
          role: "Guard, no. 11",
          text: "Has not missed a practice since the flood.",
        },
        { name: "Morag Weir", role: "Forward, no. 7", text: "Captain, referee's nightmare." },
        { name: "Dee Okafor", role: "Forward, no. 15", text: "Joined from the Tuesday beginners." },
        { name: "Ania Nowak", role: "Centre, no. 23", text: "One metre ninety-one, size eleven." },
      ],
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "The hall is open", linksLabel: "On this page" },
};
