import type { ClientPage } from "../model.ts";

export const home: ClientPage = {
  path: "/",
  label: "Tides",
  title: "Tidemark · tide times for the harbour you are in",
  description:
    "High and low water for six small harbours, measured at their own walls and corrected for wind and pressure.",
  sections: [
    {
      block: "hero-split",
      heading: "High water where you are, not in the next town",
      lead: "Six harbours have one of our gauges on their own wall. We predict each of them separately, and correct it twice a day for wind and pressure.",
      picture: "trav-paper-tide-gauge",
      actions: [
        { label: "Choose a harbour", href: "/harbours" },
        { label: "What it costs", href: "#prices" },
      ],
    },
    {
      block: "fixtures-table",
      tone: "sunken",
      keyword: "A day as we print it",
      heading: "Sallow Quay, Saturday 2 January 2027",
      labels: ["Time", "Water", "Good for", "Height"],
      fixtures: [
        { date: "02:51", title: "Low", place: "Mud, stay off the slip", result: "0.9 m" },
        { date: "09:04", title: "High", place: "Leaving under sail", result: "4.6 m" },
        {
          date: "15:20",
          title: "Low",
          place: "Walking to the island, 14:10 to 16:30",
          result: "0.7 m",
        },
        { date: "21:33", title: "High", place: "Swimming at the steps", result: "4.4 m" },
      ],
      note: "An example: harbour, gauge and figures are invented.",
    },
    {
      block: "features-bento",
      keyword: "Made for wet hands",
      heading: "A table you can read at arm's length",
      picture: "studio-phone",
      items: [
        {
          heading: "Works without a signal",
          text: "Put it on your home screen and the next fortnight is on the phone, behind the headland too.",
        },
        {
          heading: "Says how sure it is",
          text: "In a strong south-westerly we print the band in which high water will fall, instead of a false minute.",
        },
        {
          heading: "Knows the slip",
          text: "When the slipway is dry, when the sill is covered, when the causeway closes: by the wall, not by the chart.",
        },
        {
          heading: "Prints on one sheet",
          text: "A month on A4, large enough for the noticeboard of the sailing club.",
        },
      ],
    },
    {
      block: "prices-tiers",
      id: "prices",
      heading: "Free for one harbour",
      tiers: [
        {
          name: "Visitor",
          price: "£0",
          unit: "one harbour",
          text: "Today and the next thirteen days.",
          includes: ["Both corrections", "Install on your phone"],
          action: { label: "Choose a harbour", href: "/harbours" },
        },
        {
          name: "Skipper",
          price: "£18",
          unit: "a year, all six",
          text: "For people who leave in the morning and come back elsewhere.",
          includes: ["The whole year", "Sills and slips", "Calendar file"],
          action: { label: "Write to us", href: "/contact" },
          advised: true,
        },
        {
          name: "Harbour",
          price: "£240",
          unit: "a year",
          text: "A gauge on your wall and your own page.",
          includes: ["Gauge and upkeep", "Noticeboard sheet", "Readings as a file"],
          action: { label: "Ask for a visit", href: "/contact" },
        },
      ],
    },
  ],
};
