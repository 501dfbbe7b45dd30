import type { Layout } from "../../schema/model.ts";

/** For parents and shift workers: times, stops, drivers, a quote. */
export const cars5: Layout = {
  caption: "A timetable: routes, the people at the wheel, a route of your own",
  theme: {
    brand: "#0a3d91",
    paper: { hue: 255, chroma: 0.014, kind: "paper" },
    headline: { weight: 700, case: "none", tracking: -0.03, leading: 1, scale: "loud" },
    corner: "slight",
    rule: "dotted",
    density: "normal",
    picture: { shape: "cut", filter: "crisp", ratio: "wide" },
    keyword: "caps",
    width: "normal",
  },
  nav: { block: "nav-strip", notice: "Route 4: use the lower stop until Friday" },
  sections: [
    {
      block: "hero-ledger",
      keyword: "Ringway Lines",
      heading: "School and staff buses",
      lead: "Nine minibuses in {town}. Every route has its own driver, and the driver knows who is missing.",
      picture: "cars-close-minibuses",
      figures: [
        { figure: "9", label: "minibuses, one driver to a route" },
        { figure: "05:20", label: "the first bus, Bernice Oyelaran" },
        { figure: "1999", label: "Gwil Parry on route 2 since then" },
      ],
      actions: [{ label: "Find your stop", href: "#timetable" }],
    },
    {
      block: "fixtures-table",
      lead: "Every weekday in term time. Route 1, for shifts, runs all year.",
      nav: "Timetable",
      heading: "Weekday timetable",
      labels: ["Leaves", "Route", "Stops at", "Arrives"],
      fixtures: [
        {
          date: "05:20",
          title: "1, Early shift",
          place: "Weaste, Eccles, Parkside",
          result: "05:55",
        },
        { date: "07:35", title: "2, Hope Street School", place: "Seven stops", result: "08:25" },
        { date: "07:40", title: "4, St Cuthbert's", place: "Five stops", result: "08:20" },
        { date: "12:40", title: "5, Nursery, half days", place: "Four stops", result: "13:10" },
        { date: "15:30", title: "2, Home again", place: "Seven stops", result: "16:20" },
        { date: "16:10", title: "4, After clubs", place: "Five stops", result: "16:50" },
        { date: "18:45", title: "6, Choir, Thursdays", place: "Swinton, Worsley", result: "19:20" },
        {
          date: "21:50",
          title: "1, Late shift",
          place: "Parkside, Eccles, Weaste",
          result: "22:25",
        },
      ],
      note: "On snow days route 2 leaves ten minutes early. Text alerts: send your route number to 07700\u00a0900233.",
    },
    {
      block: "features-picture",
      lead: "Nine buses, the oldest from 2019, all kept in our own workshop.",
      nav: "Fleet",
      tone: "sunken",
      heading: "Safe and looked after",
      picture: "cars-minibus",
      items: [
        {
          heading: "Sixteen seats",
          text: "A belt on each, two spaces for wheelchairs, a ramp that works in frost.",
        },
        {
          heading: "Every six weeks",
          text: "Each bus goes on the lift for a full safety inspection.",
        },
        {
          heading: "Winter tyres",
          text: "On by the first of November, off when the driver says so.",
        },
        {
          heading: "Two doors",
          text: "One for the driver’s eye, one for the ramp. Neither opens while the bus moves.",
        },
      ],
      flip: true,
    },
    {
      block: "questions-columns",
      lead: "Answered by the desk, 6:00 to 19:00.",
      nav: "Questions",
      heading: "What parents ask",
      questions: [
        {
          question: "How do I get a place?",
          answer: "Call the desk with the school and the street. We answer the same day.",
        },
        {
          question: "What does it cost?",
          answer: "£2.40 a trip, £84 a month for both ways, half for a second child.",
        },
        {
          question: "Who waits if I am late?",
          answer: "The driver, with your child, for ten minutes. Then the desk calls you.",
        },
        {
          question: "Are drivers checked?",
          answer: "Enhanced check every three years, first aid every two, medical every year.",
        },
        {
          question: "Can we follow the bus?",
          answer: "A text when it leaves, a text at your stop. No map, no app, no account.",
        },
        {
          question: "What about holidays?",
          answer: "No buses, no charge. The month is counted in school days.",
        },
      ],
    },
    {
      block: "call-band",
      scale: "poster",
      tone: "brand",
      heading: "Need a route of your own?",
      lead: "From eight passengers and one school term.",
      actions: [
        { label: "Get a quote", href: "mailto:lines@ringwaymotors.example" },
        { label: "{phone}", href: "tel:{phone}" },
      ],
      nav: "Quote",
    },
  ],
  footer: {
    block: "footer-social",
    closing: "Lost something on the bus? The box is at the desk.",
    places: [
      { icon: "phone", label: "{phone}", href: "tel:{phone}" },
      { icon: "chat", label: "Text alerts", href: "tel:07700900233" },
      { icon: "book", label: "Timetable as PDF", href: "mailto:lines@ringwaymotors.example" },
    ],
    legal: ["Ringway Lines, invented", "Nine minibuses, sixteen seats each", "{street}, {town}"],
  },
};
