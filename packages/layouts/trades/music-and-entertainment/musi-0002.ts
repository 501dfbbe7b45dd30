import type { Layout } from "../../schema/model.ts";

/** For festival-goers: who plays when, tickets, practical things. */
export const musi2: Layout = {
  caption: "A festival: three days of line-up, tickets, practical answers",
  theme: {
    brand: "#ff6b1a",
    paper: { hue: 50, chroma: 0.03, kind: "toned" },
    type: { headline: "sofia-sans-extra-condensed", body: "space-grotesk" },
    headline: { weight: 900, case: "uppercase", tracking: -0.01, leading: 0.82, scale: "huge" },
    picture: { shape: "plain", filter: "none", ratio: "landscape" },
    density: "dense",
    keyword: "mark",
  },
  nav: {
    block: "nav-strip",
    notice: "Day tickets from the first of March",
    action: { label: "Tickets", href: "#tickets" },
  },
  sections: [
    {
      block: "hero-full",
      keyword: "9 to 11 July 2027",
      heading: "{street name} Festival",
      lead: "Three days in July, thirty bands, four railway arches and one street closed to cars.",
      picture: "musi-street-festival",
      place: "low",
      actions: [{ label: "The line-up", href: "#lineup" }],
    },
    {
      block: "schedule-lineup",
      room: "tight",
      lead: "Thirty acts in all; these are the ones that start on time.",
      nav: "Line-up",
      id: "lineup",
      heading: "Line-up",
      days: [
        {
          heading: "Friday",
          slots: [
            { time: "18:00", name: "Brass at the bridge", place: "Street" },
            { time: "20:15", name: "The Friday Trio", place: "Street" },
            { time: "21:00", name: "Cinder Club", place: "Arch 38" },
            { time: "23:00", name: "Slow disco", place: "Arch 40" },
          ],
        },
        {
          heading: "Saturday",
          slots: [
            { time: "11:00", name: "For very small ears", place: "Street" },
            { time: "17:00", name: "Rafe Lowe", place: "Arch 39" },
            { time: "18:00", name: "Choir of neighbours", text: "You may join", place: "Street" },
            { time: "21:30", name: "Ondine Okri", place: "Arch 40" },
          ],
        },
        {
          heading: "Sunday",
          slots: [
            { time: "12:00", name: "Hangover quartet", place: "Arch 39" },
            { time: "14:00", name: "Mbali Dunne's drum hour", place: "Street" },
            { time: "16:00", name: "Open chair, ten minutes each", place: "Arch 41" },
            { time: "19:00", name: "Everyone, once more", place: "Street" },
          ],
        },
      ],
    },
    {
      block: "gallery-row",
      nav: "Headliners",
      tone: "night",
      heading: "Headliners",
      items: [
        {
          picture: "person-singer-ondine",
          caption: "Ondine Okri",
          note: "Saturday 21:30, arch 40",
        },
        { picture: "person-trio-friday", caption: "The Friday Trio", note: "Friday 20:15, street" },
        {
          picture: "musi-abstract-drum",
          caption: "Mbali Dunne's drum hour",
          note: "Sunday 14:00, street",
        },
        { picture: "person-guitarist-rafe", caption: "Rafe Lowe", note: "Saturday 17:00, arch 39" },
      ],
    },
    {
      block: "prices-tiers",
      room: "tight",
      wide: "musi-abstract-bunting",
      nav: "Tickets",
      tone: "ink",
      heading: "Tickets",
      tiers: [
        {
          name: "Day",
          price: "£18",
          unit: "one day",
          text: "Any arch until it is full.",
          includes: ["Street is free anyway", "Re-entry"],
          action: { label: "Buy at the shop", href: "mailto:tickets@lowceiling.example" },
        },
        {
          name: "Three",
          price: "£42",
          unit: "all three days",
          text: "A cloth band, a map, a cup.",
          includes: ["First in the queue", "Cup is yours"],
          action: { label: "Buy three", href: "mailto:tickets@lowceiling.example" },
          advised: true,
        },
        {
          name: "Neighbour",
          price: "£10",
          unit: "all three days",
          text: "If your window looks at it.",
          includes: ["Same as Three", "Earplugs for the dog"],
          action: { label: "Ask at the shop", href: "mailto:tickets@lowceiling.example" },
        },
      ],
      lead: "Under-twelves free, carers free, the street free for everybody.",
    },
    {
      block: "questions-columns",
      scale: "poster",
      nav: "Practical",
      heading: "Good to know",
      questions: [
        {
          question: "What if it pours?",
          answer: "Arches have roofs. The street stage moves under the bridge.",
        },
        {
          question: "Is there food?",
          answer: "Eleven stalls from within a mile, every plate under ten pounds.",
        },
        {
          question: "May children come?",
          answer: "Under-twelves come free, with a grown-up. We lend ear defenders.",
        },
        {
          question: "Is it step-free?",
          answer: "All four arches and the viewing platform. Carers come free.",
        },
        {
          question: "How late does it go?",
          answer:
            "Street until ten, arches until one. Neighbours have our number, and we have theirs.",
        },
        {
          question: "Can I bring a chair?",
          answer: "A low one, on the street. Arches are for standing, with benches at the back.",
        },
      ],
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "The room itself", linksLabel: "On this page" },
};
