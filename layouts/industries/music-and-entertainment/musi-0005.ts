import type { Layout } from "../../model.ts";

export const musi5: Layout = {
  caption: "One band: tonight as a ticket, its dates, its record",
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
      heading: "two violins, one drum, no microphones",
      stub: ["Friday", "20", "November"],
      facts: [
        ["Doors", "19:00"],
        ["Room", "Arch 41"],
        ["In", "£9"],
      ],
      picture: { id: "musi-guitar", zoom: 1.1, at: [50, 40] },
      actions: [{ label: "all the dates", href: "#dates" }],
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
      block: "story-band",
      nav: "Record",
      keyword: "Out now",
      heading: "“standing water”, nine tunes",
      picture: "musi-turntable",
      text: "Recorded straight to disc between two freight trains, with one cough left in. Pressed by people we have met. On black vinyl or as files, twelve pounds either way, and the files come with the sleeve notes read aloud.",
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
