import type { Layout } from "../../schema/model.ts";

/** For fans: the next game, fixtures, the squad, the season. */
export const spor1: Layout = {
  caption: "Match day: next game, fixtures and results, the squad",
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
      heading: "Home on Friday, 19:30",
      lead: "Eastgate v Clydebank Rovers, second division. Doors at seven, £4, pies while they last.",
      picture: "spor-abstract-court",
      actions: [{ label: "All fixtures", href: "#fixtures" }],
    },
    {
      block: "fixtures-table",
      lead: "League games on Fridays and Saturdays, cup draws on Mondays.",
      nav: "Fixtures",
      heading: "Fixtures and results",
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
        { date: "Sat 19 Dec", title: "Dundee Jute v Eastgate", place: "Away", result: "15:00" },
        { date: "Fri 8 Jan", title: "Eastgate v Inverness North", place: "Home", result: "19:30" },
      ],
      note: "Entry £4, members and under-twelves free.",
    },
    {
      block: "partners-marks",
      nav: "Sponsors",
      tone: "tint",
      heading: "Seven won, three lost, four sponsors",
      lead: "Third of ten, 74.2 points a game, and shirts paid for by the street.",
      partners: [
        { name: "Gallowmuir Pies", sign: "half", text: "Home games, the hatch" },
        { name: "Dennistoun Dental", sign: "cross", text: "Mouth guards for juniors" },
        { name: "Baxter Removals", sign: "bars", text: "Away games, the van" },
        { name: "Clyde Print", sign: "wave", text: "Programmes and numbers" },
      ],
    },
    {
      block: "team-portraits",
      wide: "spor-court",
      lead: "Picked on Thursdays by two coaches and one argument. Average age 26, average journey to training ten minutes.",
      nav: "Squad",
      heading: "Starting five",
      people: [
        {
          picture: "person-player-kirsty",
          name: "Kirsty Amadi",
          role: "Guard, no. 4",
          text: "Teaches chemistry. 17 points a game.",
        },
        {
          picture: "person-player-lina",
          name: "Lina Sabo",
          role: "Guard, no. 11",
          text: "Most assists in the division.",
        },
        {
          picture: "person-player-morag",
          name: "Morag Weir",
          role: "Captain, no. 7",
          text: "Ninth season, never subbed.",
        },
        {
          picture: "person-player-dee",
          name: "Dee Okafor",
          role: "Forward, no. 15",
          text: "Came up from the Tuesday beginners.",
        },
        {
          picture: "person-player-ania",
          name: "Ania Nowak",
          role: "Centre, no. 23",
          text: "1.91 m, 11 rebounds a game.",
        },
      ],
    },
    {
      block: "features-icons",
      scale: "poster",
      nav: "Visit",
      tone: "ink",
      heading: "Coming to a game",
      items: [
        {
          icon: "calendar",
          heading: "Tickets £4",
          text: "At the door from seven. Members and under-twelves free.",
        },
        {
          icon: "people",
          heading: "Bench for children",
          text: "Two rows behind the team; they keep the score on the big board.",
        },
        {
          icon: "cup",
          heading: "Pies and tea",
          text: "From the hatch until half time. Vegetable pie goes first.",
        },
        {
          icon: "pin",
          heading: "{street}",
          text: "Bus 41 to the door, step-free at the side.",
        },
      ],
    },
  ],
  footer: {
    block: "footer-social",
    closing: "Season ticket: £22, nine home games.",
    places: [
      { icon: "camera", label: "Match pictures", href: "mailto:pictures@eastgatehall.example" },
      { icon: "phone", label: "{phone}", href: "tel:{phone}" },
      { icon: "play", label: "Highlights", href: "mailto:films@eastgatehall.example" },
    ],
    legal: ["{name} is an invented co-operative", "{street}, {town}"],
  },
};
