import type { Layout } from "../../model.ts";

export const musi5: Layout = {
  caption: "One band, its dates and its record, as an index",
  theme: {
    brand: "#00c2d1",
    paper: { hue: 220, chroma: 0.014, kind: "paper" },
    headline: { weight: 700, case: "lowercase", tracking: -0.045, leading: 0.92, scale: "loud" },
    picture: { shape: "cut", filter: "duotone", ratio: "square" },
    keyword: "plain",
    rule: "dotted",
  },
  nav: { block: "nav-rail" },
  sections: [
    {
      block: "hero-index",
      tone: "night",
      keyword: "Marrow Sisters",
      heading: "two violins, one drum, no microphones",
      picture: { id: "musi-guitar", zoom: 1.2, at: [50, 40] },
      entries: [
        { label: "dates", note: "Seven, by train", href: "#dates" },
        { label: "record", note: "Cut in one morning", href: "#record" },
        { label: "book us", note: "We need a power point and soup", href: "#book" },
      ],
    },
    {
      block: "fixtures-table",
      nav: "Dates",
      heading: "on the road, mostly sitting",
      labels: ["When", "Town", "Room", "Doors"],
      fixtures: [
        { date: "20 Nov", title: "London", place: "Low Ceiling", result: "19:00" },
        { date: "22 Nov", title: "Hastings", place: "The net shed", result: "18:30" },
        { date: "26 Nov", title: "Sheffield", place: "Cutlers' canteen", result: "19:30" },
        { date: "29 Nov", title: "Hexham", place: "Abbey, the cold one", result: "15:00" },
      ],
    },
    {
      block: "story-split",
      nav: "Record",
      tone: "brand",
      heading: "“standing water”, nine tunes",
      picture: "musi-turntable",
      caption: "Pressed by people we have met",
      text: "Recorded straight to disc between two freight trains, with one cough left in. On black vinyl or as files, twelve pounds either way, and the files come with the sleeve notes read aloud.",
      actions: [{ label: "Order it", href: "mailto:post@lowceiling.example" }],
    },
    {
      block: "contact-form",
      nav: "Book",
      heading: "book us",
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
