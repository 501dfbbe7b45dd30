import type { Layout } from "../../model.ts";

export const artd5: Layout = {
  caption: "Night at the hall: full picture, how to find it, who works here",
  theme: {
    brand: "#ff7f11",
    paper: { hue: 280, chroma: 0.012, kind: "paper" },
    headline: { weight: 800, case: "uppercase", tracking: -0.03, leading: 0.9, scale: "loud" },
    picture: { shape: "plain", filter: "crisp", ratio: "wide" },
    keyword: "caps",
    density: "dense",
  },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-full",
      keyword: "Open studios, 5 and 6 December 2026",
      heading: "Thirty-one open doors",
      lead: "Painters, potters, one bell founder. Two days a year the whole shed lets you in and pretends to have tidied up.",
      picture: { id: "artd-mobile", at: [50, 38] },
      place: "low",
      actions: [{ label: "Who is where", href: "#doors" }],
      aside: "Soup in the yard from noon",
    },
    {
      block: "features-lines",
      nav: "Doors",
      tone: "night",
      heading: "Doors to begin with",
      items: [
        {
          heading: "3, Ottoline Garr",
          text: "Painter. Bring strong arms, there is something to stir.",
        },
        {
          heading: "4, The sign people",
          text: "Watch a letter A being cut two metres high, and take home the hole.",
        },
        {
          heading: "11, Kemi Abara",
          text: "Potter. Opens the kiln on Sunday at three and hopes.",
        },
        {
          heading: "17, Pat Innes",
          text: "Draws what is on your feet in four minutes for £5.",
        },
        {
          heading: "29, Joss Hale",
          text: "Casts bells. You will know when.",
        },
      ],
    },
    {
      block: "gallery-mosaic",
      nav: "Inside",
      heading: "Left out on the tables",
      pictures: [
        "artd-palette",
        { id: "artd-canvas", zoom: 1.2, at: [60, 50] },
        "inte-vases",
        { id: "port-wall", zoom: 1.1 },
        { id: "artd-mobile", zoom: 1.5, at: [50, 35] },
      ],
    },
    {
      block: "hours-location",
      nav: "Find us",
      tone: "brand",
      heading: "Find the shed",
      address: ["Ninth Shed", "Carpet Wharf", "Glasgow G40 9ZZ"],
      hours: [
        ["Saturday, 5 December", "11:00–21:00"],
        ["Sunday, 6 December", "11:00–17:00"],
      ],
      ways: [
        ["On foot", "Along the Clyde from the green, until you smell linseed"],
        ["By train", "Bridge end exit, eight minutes, follow the orange dots"],
        ["With a pram", "Wide door on the river side, ramps throughout"],
      ],
    },
    {
      block: "questions-columns",
      nav: "Asked",
      heading: "Asked at the big door",
      questions: [
        {
          question: "May I touch things?",
          answer: "If it has a green dot. If it has a red one, it is sold.",
        },
        { question: "May I haggle?", answer: "On Sunday after four. Before that it is rude." },
        {
          question: "Is my dog welcome?",
          answer: "Everywhere but in the pottery. There was an incident.",
        },
        {
          question: "How do I get a studio?",
          answer: "Write to us. The list is at nineteen, and somebody leaves about twice a year.",
        },
      ],
    },
  ],
  footer: { block: "footer-slim", tone: "ink" },
};
