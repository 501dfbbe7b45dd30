import type { ClientPage } from "../model.ts";

export const theLand: ClientPage = {
  path: "/the-land",
  label: "The land",
  title: "The land and its history · Millbrook Commons",
  description:
    "How eleven acres in Millbrook stayed common land, who looks after them today, and where every pound goes.",
  sections: [
    {
      block: "hero-full",
      heading: "A meadow, a brook, an orchard",
      lead: "Eleven acres between the mill and the railway, never built on, twice nearly.",
      picture: "natu-hills",
      place: "middle",
    },
    {
      block: "timeline-years",
      keyword: "How it stayed common",
      heading: "Four times people turned up",
      events: [
        {
          year: "1894",
          heading: "The mill gives the land",
          text: "To the people of Millbrook, for air and exercise, in a deed of eleven lines.",
        },
        {
          year: "1938",
          heading: "The orchard",
          text: "Sixty trees, one for each household that dug a hole.",
        },
        {
          year: "1971",
          heading: "The road that was not built",
          text: "Four hundred people stood where the roundabout was to go, in March, for nine days.",
        },
        {
          year: "2009",
          heading: "The association",
          text: "The council could no longer mow it. So we asked for the mower.",
        },
      ],
    },
    {
      block: "figures-row",
      tone: "deep",
      heading: "Where last year's £6,140 went",
      figures: [
        { figure: "£2,480", label: "fences and gates", text: "Oak, made in the village" },
        { figure: "£1,905", label: "insurance", text: "So that children may climb" },
        { figure: "£1,310", label: "sheep and shearing", text: "Nine ewes" },
        { figure: "£445", label: "tea, soup, cake", text: "Worth all the rest" },
      ],
    },
    {
      block: "team-cards",
      heading: "This year's committee",
      people: [
        {
          name: "Ruth Addey",
          role: "Gatekeeper",
          text: "Has the keys and knows which one sticks.",
        },
        { name: "Samir Dutt", role: "Trees", text: "Grafts anything on to anything." },
        {
          name: "Philippa Oates",
          role: "Money",
          text: "Says no so that we can say yes in a bad year.",
        },
      ],
    },
  ],
};
