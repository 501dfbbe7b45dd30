import type { Layout } from "../../model.ts";

export const arch4: Layout = {
  caption: "Type alone, a register of buildings, the practice in years",
  theme: {
    headline: { weight: 600, tracking: -0.05, leading: 0.92, scale: "huge" },
    density: "normal",
    rule: "bold",
  },
  nav: { block: "nav-bar" },
  sections: [
    {
      block: "hero-type",
      tone: "brand",
      heading: "Stone, fir, lime, light.",
      lead: "A practice of architects and carpenters who draw what they can build and build what they drew.",
      facts: ["Registered practice", "Own joinery, 900 m²", "Six commissions a year"],
      actions: [{ label: "Read the register", href: "#register" }],
    },
    {
      block: "case-index",
      nav: "Register",
      heading: "The register",
      lead: "Every finished building, the small ones too.",
      labels: ["Building", "What it is", "Where", "Finished"],
      works: [
        {
          name: "Weir House",
          kind: "House for three generations",
          place: "Avon Gorge",
          year: "2024",
          href: "#register",
        },
        {
          name: "Ropewalk Arcade",
          kind: "Eight workshops",
          place: "Bristol",
          year: "2023",
          href: "#register",
        },
        {
          name: "St Anne's Hall",
          kind: "Village hall and kitchen",
          place: "Stroud",
          year: "2022",
          href: "#register",
        },
        {
          name: "Orchard School",
          kind: "Four classrooms",
          place: "Nailsea",
          year: "2021",
          href: "#register",
        },
        {
          name: "Tidal Hut",
          kind: "Shelter for six swimmers",
          place: "Clevedon",
          year: "2020",
          href: "#register",
        },
        {
          name: "Lock Cottage",
          kind: "Repair in lime and oak",
          place: "Bradford-on-Avon",
          year: "2019",
          href: "#register",
        },
      ],
    },
    {
      block: "story-split",
      nav: "Workshop",
      keyword: "Workshop",
      heading: "The saw is thirty steps from the drawing board",
      picture: "arch-model",
      caption: "Model table, Ropewalk Yard",
      text: "Everything that leaves our computers is first made at a fiftieth of its size, in card, by whoever drew it. It is slow, and it has saved clients more than all our meetings.",
      flip: true,
    },
    {
      block: "timeline-years",
      nav: "Years",
      tone: "sunken",
      heading: "Seventeen years in the yard",
      events: [
        {
          year: "2009",
          heading: "Two desks in a pattern store",
          text: "Nadia Harrow draws, Tom Quay repairs the roof above her.",
        },
        {
          year: "2014",
          heading: "The first frame of our own",
          text: "A barn in Wrington, pegged without a single bolt.",
        },
        {
          year: "2020",
          heading: "Hut for swimmers",
          text: "Nineteen square metres, built from the offcuts of a school.",
        },
        {
          year: "2024",
          heading: "Weir House",
          text: "Five half-storeys up a hill that had been given up.",
        },
      ],
    },
  ],
  footer: {
    block: "footer-large",
    tone: "ink",
    closing: "Come and see the workshop on any first Friday.",
  },
};
