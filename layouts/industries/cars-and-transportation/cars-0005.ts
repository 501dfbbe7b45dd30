import type { Layout } from "../../model.ts";

export const cars5: Layout = {
  caption: "School and staff buses: routes, timetable, drivers",
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
      block: "hero-offset",
      keyword: "Ringway Lines",
      heading: "Nine minibuses that leave when they say",
      lead: "We carry pupils, night shifts and one choir. Every route has its own driver, and the driver knows who is missing.",
      picture: { id: "cars-saloon", at: [55, 60] },
      caption: "The inspector's car at the Canal Bank turning point",
      actions: [{ label: "Find your stop", href: "#timetable" }],
    },
    {
      block: "fixtures-table",
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
        { date: "15:30", title: "2, Home again", place: "Seven stops", result: "16:20" },
        { date: "18:45", title: "6, Choir, Thursdays", place: "Swinton, Worsley", result: "19:20" },
        {
          date: "21:50",
          title: "1, Late shift",
          place: "Parkside, Eccles, Weaste",
          result: "22:25",
        },
      ],
      note: "On snow days route 2 runs ten minutes early, because it will need them.",
    },
    {
      block: "features-picture",
      nav: "Fleet",
      tone: "sunken",
      heading: "Looked after by our own workshop",
      picture: "cars-tyres",
      items: [
        {
          heading: "Sixteen seats",
          text: "A belt on each, two spaces for wheelchairs, a ramp that works in frost.",
        },
        {
          heading: "Every six weeks",
          text: "Each bus is on the lift whether it complains or not.",
        },
        {
          heading: "Winter tyres",
          text: "On by the first of November, off when the driver says so.",
        },
      ],
      flip: true,
    },
    {
      block: "team-cards",
      nav: "Drivers",
      heading: "Who is at the wheel",
      people: [
        {
          name: "Bernice Oyelaran",
          role: "Routes 1 and 6",
          text: "Sings second alto, which is how we got the choir.",
        },
        {
          name: "Gwil Parry",
          role: "Route 2",
          text: "Knows forty-one pupils by name and nine by their excuses.",
        },
        {
          name: "Sanjay Mehta",
          role: "Route 4 and workshop",
          text: "Hears a wheel bearing two months before it goes.",
        },
      ],
    },
    {
      block: "call-band",
      tone: "brand",
      heading: "Need a route of your own?",
      lead: "From eight passengers and one school term.",
      actions: [
        { label: "Ask for a quote", href: "mailto:lines@ringwaymotors.example" },
        { label: "0161 496 0233", href: "tel:01614960233" },
      ],
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Counter", linksLabel: "Stops on this page" },
};
