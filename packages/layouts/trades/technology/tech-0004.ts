import type { Layout } from "../../schema/model.ts";

/** For users and applicants: what is new, the company, an open job. */
export const tech4: Layout = {
  caption: "News: the latest release, other news, people, an open job",
  theme: {
    paper: { hue: 250, chroma: 0.016, kind: "toned" },
    picture: { shape: "corner", filter: "crisp", ratio: "wide" },
    corner: "round",
    button: "pill",
    rule: "hairline",
    headline: { weight: 500, tracking: -0.035, leading: 1, scale: "loud" },
  },
  nav: { block: "nav-bar", action: { label: "Work here", href: "#work" } },
  sections: [
    {
      block: "hero-doors",
      tone: "night",
      keyword: "Eleven people in a tram shed",
      heading: "News from {name}",
      lead: "Releases, experiments and what we learnt from them.",
      doors: [
        {
          label: "Night buses",
          note: "Trips past midnight",
          href: "#night",
          picture: "tech-cafe-clock",
        },
        { label: "The box", note: "Second edition", href: "#news", picture: "tech-green-box" },
        {
          label: "The shed",
          note: "Who answers from it",
          href: "#people",
          picture: "tech-desk",
        },
      ],
    },
    {
      block: "case-study",
      room: "open",
      lead: "How one odd minute past midnight cost us seven months, and why it was worth it.",
      id: "night",
      keyword: "Release 26.10",
      heading: "Night buses: a day that ends at 27:40",
      picture: "tech-draw-night",
      facts: [
        ["Asked for by", "Nine operators"],
        ["Took", "Seven months"],
        ["Lines removed", "4,120"],
        ["Out since", "October 2026"],
      ],
      parts: [
        {
          heading: "The trouble",
          text: "A bus that leaves on Friday at 00:20 belongs to Thursday, except for the driver, the till and the law.",
        },
        {
          heading: "What we tried",
          text: "Two calendars side by side. Dispatchers hated it within a morning, and they were right.",
        },
        {
          heading: "What stayed",
          text: "Service days run past twenty-four hours. Everything else follows the service day, and only printing follows the clock.",
        },
        {
          heading: "What it gave",
          text: "Nine operators print one timetable instead of two. Wage runs agree with the till. And the 00:20 is, at last, a Thursday bus.",
        },
      ],
    },
    {
      block: "news-teasers",
      lead: "Written by the person who did the work, on the day it went out.",
      nav: "News",
      tone: "deep",
      heading: "More news",
      news: [
        {
          date: "3 November",
          heading: "Box, second edition, ships",
          text: "Lighter by a third, with a SIM for ten years. First editions are swapped at cost until March.",
          href: "#people",
          picture: "tech-draw-board",
        },
        {
          date: "12 October",
          heading: "Free for village minibuses",
          text: "Up to two vehicles are free, for ever. Forty villages have moved over since spring.",
          href: "#people",
        },
        {
          date: "1 September",
          heading: "What did not work: auto-rosters",
          text: "Six weeks, two pilots, one revolt. We write down why drivers were right and what we kept.",
          href: "#people",
          picture: "tech-abstract-timetable",
        },
      ],
    },
    {
      block: "team-cards",
      wide: "tech-draw-shed",
      nav: "People",
      id: "people",
      heading: "Who answers you",
      people: [
        {
          name: "Farah Lund",
          role: "Operators",
          text: "Drove the 7 for six years. Still has the licence.",
        },
        { name: "Piotr Ash", role: "Timetables", text: "Can hear a bad interchange." },
        {
          name: "Winnie Okoro",
          role: "Box and radio",
          text: "Has been on the roof of more buses than anyone.",
        },
        {
          name: "Gil Moss",
          role: "Invoices and visits",
          text: "Comes to your depot once a year, by bus, with the figures printed out.",
        },
        {
          name: "Ada Renn",
          role: "Design",
          text: "Draws the map that a driver can read at a red light.",
        },
        {
          name: "Mags Iyer",
          role: "Data centre",
          text: "Sleeps well, which is how you know the backups run.",
        },
      ],
    },
    {
      block: "story-text",
      scale: "poster",
      nav: "Work",
      heading: "A job: front-end developer",
      opening:
        "We are looking for a front-end developer who has waited at a bus stop and thought about it.",
      text: "Four days a week, in the shed or at home, with the salary in the advert: £46,000. Write to us about one thing on this page that you would do differently.",
      action: { label: "Write to Farah", href: "mailto:work@plainbus.example" },
    },
  ],
  footer: { block: "footer-card", heading: "Support from 5:00, because the first bus is at 5:12." },
};
