import type { Layout } from "../../model.ts";

/** For fans of one band: dates, the record, bookings. */
export const musi5: Layout = {
  caption: "A band: tonight, the tour, the record, how to book them",
  theme: {
    brand: "#00c2d1",
    paper: { hue: 220, chroma: 0.014, kind: "paper" },
    headline: { weight: 700, case: "lowercase", tracking: -0.045, leading: 0.92, scale: "normal" },
    picture: { shape: "cut", filter: "duotone", ratio: "square" },
    keyword: "plain",
    rule: "dotted",
  },
  nav: { block: "nav-plain", aside: "By train, mostly sitting" },
  sections: [
    {
      block: "hero-ticket",
      tone: "night",
      keyword: "Marrow Sisters",
      heading: "marrow sisters, on tour",
      stub: ["Friday", "20", "November"],
      facts: [
        ["Doors", "19:00"],
        ["Room", "Arch 41"],
        ["In", "£9"],
      ],
      picture: "musi-guitar",
      actions: [{ label: "all the dates", href: "#dates" }],
      lead: "Two violins and one drum, without microphones, in rooms where you can hear the floor.",
    },
    {
      block: "fixtures-table",
      lead: "Eight rooms without microphones. Tickets at each door.",
      nav: "Dates",
      heading: "tour dates",
      labels: ["When", "Town", "Room", "Doors"],
      fixtures: [
        { date: "20 Nov", title: "London", place: "Low Ceiling", result: "19:00" },
        { date: "22 Nov", title: "Hastings", place: "The net shed", result: "18:30" },
        { date: "26 Nov", title: "Sheffield", place: "Cutlers' canteen", result: "19:30" },
        { date: "29 Nov", title: "Hexham", place: "Abbey, the cold one", result: "15:00" },
        { date: "4 Dec", title: "Kendal", place: "Wool store", result: "19:30" },
        { date: "6 Dec", title: "Leith", place: "Sailors' mission", result: "18:00" },
        { date: "11 Dec", title: "Stromness", place: "Town hall, by ferry", result: "19:00" },
        { date: "19 Dec", title: "London again", place: "Low Ceiling", result: "19:00" },
      ],
    },
    {
      block: "story-band",
      nav: "Record",
      keyword: "Out now",
      heading: "“standing water”, the record",
      picture: "musi-turntable",
      text: "Recorded straight to disc between two freight trains, with one cough left in. Pressed by people we have met. On black vinyl or as files, twelve pounds either way, and the files come with the sleeve notes read aloud.",
      actions: [{ label: "Order it", href: "mailto:post@lowceiling.example" }],
    },
    {
      block: "news-teasers",
      lead: "Written on trains, by whichever sister has a table.",
      nav: "News",
      heading: "band news",
      news: [
        {
          date: "14 November",
          heading: "Ondine Okri joins us in Leith",
          text: "She sang on two of the nine tunes and will sing both, and one that is not written yet, on 6 December.",
          href: "#dates",
          picture: "person-singer-ondine",
        },
        {
          date: "2 November",
          heading: "Rafe Lowe opens every night",
          text: "Left-handed guitar, no amplifier, half an hour. Come early and bring a coat: they like abbeys.",
          href: "#dates",
          picture: "person-guitarist-rafe",
        },
        {
          date: "20 October",
          heading: "Second pressing of the record",
          text: "Three hundred more, on the same heavy card, printed next door by Dot.",
          href: "#record",
        },
      ],
    },
    {
      block: "contact-form",
      nav: "Book",
      heading: "book the band",
      lead: "Weddings yes, conferences perhaps, car parks always.",
      fields: [
        { label: "Where", hint: "Town and kind of room" },
        { label: "When", kind: "date" },
        { label: "Email", kind: "email", autoComplete: "email" },
      ],
      send: "ask the sisters",
    },
  ],
  footer: { block: "footer-slim" },
};
