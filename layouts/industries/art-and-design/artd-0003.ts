import type { Layout } from "../../model.ts";

export const artd3: Layout = {
  caption: "Design studio: one identity told through, fees by the week",
  theme: {
    brand: "#ffd23f",
    paper: { hue: 100, chroma: 0.004, kind: "white" },
    headline: { weight: 700, tracking: -0.045, leading: 0.92, scale: "loud" },
    density: "dense",
    keyword: "mark",
    picture: { shape: "cut", filter: "crisp", ratio: "landscape" },
  },
  nav: { block: "nav-bar", action: { label: "Start a project", href: "#start" } },
  sections: [
    {
      block: "hero-collage",
      keyword: "Studio 4, Ninth Shed",
      heading: "Made to stand in the rain",
      lead: "Signs, posters, book covers and whole identities, drawn by four people who have all sold something on a market.",
      pictures: [
        { id: "artd-mobile", at: [50, 38] },
        "artd-canvas",
        { id: "port-swatches", zoom: 1.2 },
      ],
      actions: [{ label: "The ferry job", href: "#ferries" }],
    },
    {
      block: "case-study",
      nav: "Ferries",
      keyword: "Firth Lines, 2025",
      heading: "Fourteen ferries, three shapes",
      picture: { id: "artd-mobile", zoom: 1.3, at: [50, 35] },
      facts: [
        ["For", "Firth Lines"],
        ["Took", "22 weeks"],
        ["Signs", "311"],
        ["Fonts", "One, drawn for it"],
      ],
      parts: [
        {
          heading: "Trouble",
          text: "Passengers boarded the wrong boat about once a day, usually the same one.",
        },
        {
          heading: "Idea",
          text: "Disc for the islands, pebble for the loch, leaf for the town. You can follow a shape with a suitcase in each hand.",
        },
        {
          heading: "Since",
          text: "The wrong boat now leaves with the wrong people about once a month. We are looking into who they are.",
        },
      ],
    },
    {
      block: "features-columns",
      nav: "Weeks",
      tone: "brand",
      heading: "We sell weeks",
      items: [
        {
          heading: "One week",
          text: "A poster, a cover or a label. Sketches on Tuesday, print file on Friday.",
          note: "£2,400",
        },
        {
          heading: "Four weeks",
          text: "A name, a mark and the first six things it goes on.",
          note: "£9,000",
        },
        {
          heading: "Twelve weeks",
          text: "Everything, with signs, and one of us on a ladder when they go up.",
          note: "£25,500",
        },
      ],
    },
    {
      block: "team-rows",
      nav: "Four people",
      heading: "Four people, one plotter",
      people: [
        { name: "Senga Rowe", role: "Letters", text: "Cuts them first in lino, to be sure." },
        { name: "Idris Kamara", role: "Shapes", text: "Throws away nine and dreams of the tenth." },
        { name: "Wanda Pohl", role: "Signs", text: "Certified for cherry pickers and heights." },
        { name: "Callum Reid", role: "Answers the phone", text: "Also sets the type." },
      ],
    },
    {
      block: "contact-form",
      nav: "Start",
      heading: "Start with the rain",
      text: "Where will it hang, who walks past, and what do they have in their hands? We reply with a week and a price.",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "Weeks", kind: "choice", options: ["One", "Four", "Twelve", "You tell me"] },
        { label: "The thing", kind: "textarea" },
      ],
      send: "Put it on the wall",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "The hall is open", linksLabel: "Up there" },
};
