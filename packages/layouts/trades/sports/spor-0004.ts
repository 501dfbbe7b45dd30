import type { Layout } from "../../schema/model.ts";

/** For runners: the course, the day, records, a number. */
export const spor4: Layout = {
  caption: "A race: the course lap by lap, records, entry",
  theme: {
    brand: "#ffe100",
    paper: { hue: 100, chroma: 0.002, kind: "white" },
    type: { headline: "sofia-sans-extra-condensed", body: "archivo" },
    headline: { weight: 900, case: "uppercase", tracking: -0.02, leading: 0.82, scale: "huge" },
    picture: { shape: "plain", filter: "none", ratio: "wide" },
    keyword: "plain",
  },
  nav: { block: "nav-plain", aside: "Sunday 9 May 2027" },
  sections: [
    {
      block: "hero-type",
      tone: "brand",
      heading: "The Gallowmuir Ten",
      lead: "Ten laps of one kilometre on closed streets, Sunday 9 May at ten. 600 places, £12.",
      facts: [
        "Start 10:00, hall door",
        "600 places, 412 taken",
        "£5 of each entry goes to the roof",
      ],
      actions: [{ label: "Enter the race", href: "#enter" }],
      poster: true,
    },
    {
      block: "itinerary-days",
      wide: "spor-street-race",
      lead: "One lap of one kilometre, ten times. You will know it by then.",
      nav: "The lap",
      heading: "The course",
      days: [
        {
          label: "0 m",
          heading: "Hall door",
          text: "Numbers are in the sports hall. Then flat, wide, noisy: start slower than you want to.",
          facts: ["Timing mat"],
        },
        {
          label: "300 m",
          heading: "Brewery bend",
          text: "Follow the white line round: inside it the cobbles begin. Winston calls your time.",
          picture: "spor-abstract-laps",
        },
        {
          label: "550 m",
          heading: "The climb",
          text: "Eight metres up. It does not look like much until the seventh time.",
          facts: ["Water"],
        },
        {
          label: "1,000 m",
          heading: "Hall door again",
          text: "Morag Weir rings the bell for your last lap.",
          picture: "person-player-morag",
        },
      ],
    },
    {
      block: "fixtures-table",
      wide: "spor-abstract-ten",
      lead: "For ten laps. The wall by the hall door has all of them.",
      nav: "Records",
      heading: "Course records",
      labels: ["Year", "Runner", "From", "Time"],
      fixtures: [
        { date: "2024", title: "Ife Brandon", place: "Springburn", result: "31:58" },
        { date: "2025", title: "Catriona Bell", place: "Dennistoun", result: "35:20" },
        { date: "2022", title: "Wullie Baxter, 81", place: "Parkhead", result: "72:09" },
        { date: "2023", title: "Relay, Clyde Dockers", place: "Govan", result: "30:41" },
        { date: "2025", title: "Under 16, Mina Rahman", place: "Haghill", result: "39:02" },
      ],
    },
    {
      block: "features-icons",
      scale: "poster",
      lead: "The hall opens at eight. Ninety volunteers in yellow know the answers to everything below.",
      nav: "On the day",
      tone: "night",
      heading: "On the day",
      items: [
        {
          icon: "clock",
          heading: "8:30 numbers",
          text: "At the hall. Bags are kept behind the bar, labelled.",
        },
        {
          icon: "drop",
          heading: "Water",
          text: "On the climb and at the door, every lap. Cups, no bottles.",
        },
        {
          icon: "heart",
          heading: "First aid",
          text: "Two ambulances and a physiotherapist who has heard it before.",
        },
        {
          icon: "people",
          heading: "Relay",
          text: "Five runners, two laps each. The stick is a rolled-up programme.",
        },
        {
          icon: "cup",
          heading: "Afterwards",
          text: "Soup and showers in the hall, prize-giving at one.",
        },
        {
          icon: "truck",
          heading: "Streets",
          text: "Closed from nine; open again at half past one.",
        },
      ],
    },
    {
      block: "booking-form",
      nav: "Enter",
      tone: "accent",
      heading: "Enter the race",
      fields: [
        { label: "Name on the bib", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        {
          label: "Hoped-for time",
          kind: "select",
          options: ["Under 40", "Under 50", "Under 60", "Before they take the cones in"],
        },
      ],
      send: "I am running",
    },
  ],
  footer: { block: "footer-large", closing: "Road open again at half past one" },
};
