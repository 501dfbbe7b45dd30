import type { Layout } from "../../schema/model.ts";

/** For families on a December weekend: when, where, which doors. */
export const artd5: Layout = {
  caption: "An event: open studios, which doors, how to get there",
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
      heading: "Open studios weekend",
      lead: "Thirty-one artists open their doors on {street}: painters, potters, printers and one bell founder. Free, all ages.",
      picture: "artd-shed",
      place: "low",
      actions: [{ label: "Who is where", href: "#doors" }],
      aside: "Soup in the yard from noon",
    },
    {
      block: "team-rows",
      nav: "Doors",
      tone: "night",
      heading: "Seven doors to start with",
      people: [
        {
          name: "Ottoline Garr",
          role: "Door 3, painter",
          text: "Stir a bucket of red with her and keep the stick.",
        },
        {
          name: "The sign studio",
          role: "Door 4, letters",
          text: "Watch a letter A being cut two metres high, on the hour.",
        },
        {
          name: "Kemi Abara",
          role: "Door 11, potter",
          text: "Opens the kiln on Sunday at three, and you hold your breath with her.",
        },
        {
          name: "Pat Innes",
          role: "Door 17, drawing",
          text: "Draws your shoes in four minutes for £5.",
        },
        {
          name: "Joss Hale",
          role: "Door 29, bells",
          text: "Casts a bell at noon each day, outdoors, behind a rope.",
        },
        {
          name: "Ruaridh Bain",
          role: "Door 20, printer",
          text: "Lends you an apron and a lino block; your print dries on the line while you eat.",
        },
        {
          name: "The frame shop",
          role: "Door 8, joiners",
          text: "Brings a plane and a plank, and lets children make shavings.",
        },
      ],
    },
    {
      block: "gallery-mosaic",
      scale: "poster",
      lead: "Kilns, presses, buckets of red: workrooms as they are on a Tuesday, only swept.",
      nav: "Inside",
      heading: "What you will see",
      pictures: [
        "artd-abstract-bell",
        "artd-abstract-ampersand",
        "artd-abstract-lino",
        "artd-abstract-overprint",
        "artd-abstract-frames",
      ],
    },
    {
      block: "hours-location",
      wide: "artd-abstract-tiles",
      nav: "Find us",
      tone: "brand",
      heading: "When and where",
      address: ["{address lines}"],
      hours: [
        ["Saturday, 5 December", "11:00–21:00"],
        ["Sunday, 6 December", "11:00–17:00"],
      ],
      ways: [
        ["On foot", "Along the Clyde from the green, until you smell linseed"],
        ["By train", "Bridge end exit, eight minutes, follow the orange dots"],
        ["With a pram", "Wide door on the river side, ramps throughout"],
        ["By bicycle", "Racks for sixty at the river gate, pump and patches at door 8"],
      ],
    },
    {
      block: "questions-columns",
      lead: "Anything else, ask anyone in an orange scarf.",
      nav: "Asked",
      heading: "Good to know",
      questions: [
        {
          question: "Does it cost anything?",
          answer: "No. Soup is £4, drawing your shoes £5, and art costs what the label says.",
        },
        {
          question: "May I touch things?",
          answer: "If there is a green dot on it. A red dot means it is sold.",
        },
        {
          question: "Is it good for children?",
          answer:
            "Yes: clay at door 11, printing at door 20, and a quiet room with a rug at door 6.",
        },
        { question: "May I bring my dog?", answer: "Everywhere but the pottery, on a lead." },
        {
          question: "Can I buy on the day?",
          answer:
            "At most doors, by card or cash. Large things are wrapped and driven home on Monday.",
        },
        {
          question: "Where can I sit down?",
          answer: "Soup tables in the yard, benches in the gallery, cushions at door 6.",
        },
      ],
    },
  ],
  footer: {
    block: "footer-social",
    tone: "ink",
    closing: "Can't come in December? The gallery is open all year.",
    places: [
      { icon: "camera", label: "Pictures of 2025", href: "mailto:pictures@ninthshed.example" },
      { icon: "calendar", label: "Add the dates", href: "mailto:{email}" },
      { icon: "phone", label: "{phone}", href: "tel:{phone}" },
    ],
    legal: ["{name} is an invented artists' co-operative", "{street}, {town}"],
  },
};
