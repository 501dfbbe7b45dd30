import type { Layout } from "../../model.ts";

/** For a curious reader: who they are, what stands where, since when. */
export const arch4: Layout = {
  caption: "A register: type alone, every building in a table, the years",
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
      lead: "Architects and carpenters in Bristol. We draw what we can build, and build what we drew.",
      facts: ["Registered practice", "Own joinery, 900 m²", "Six commissions a year"],
      actions: [{ label: "Read the register", href: "#register" }],
    },
    {
      block: "case-index",
      nav: "Register",
      heading: "Every building so far",
      lead: "Forty-one in all; these six can be visited.",
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
      block: "news-teasers",
      nav: "News",
      heading: "News from the yard",
      news: [
        {
          date: "9 November",
          heading: "Weir House opens for a day",
          text: "On Saturday 28 November the owners let you in, ten at a time. Meet at the weir at ten; flat shoes, nine steps at a time.",
          href: "#register",
          picture: "arch-weir-house",
        },
        {
          date: "20 October",
          heading: "The tidal hut is six",
          text: "Salt, sun and swimmers have turned the cladding silver. We oiled only the door.",
          href: "#register",
          picture: "arch-tidal-hut",
        },
        {
          date: "2 September",
          heading: "Two apprentices started",
          text: "Mo and Elsie cut their first tenons in week one. The second pair fitted.",
          href: "#crew",
          picture: "arch-model",
        },
      ],
    },
    {
      block: "team-cards",
      id: "crew",
      nav: "Crew",
      tone: "sunken",
      heading: "The crew that raises the frame",
      people: [
        {
          name: "Mo Haidari",
          role: "Apprentice carpenter",
          text: "Second year. Sharpens everything, asked or not.",
        },
        {
          name: "Elsie Trew",
          role: "Apprentice carpenter",
          text: "Came from set building. Quick with models.",
        },
        {
          name: "Gareth Pugh",
          role: "Mason",
          text: "Lime, stone, and a radio that only he may touch.",
        },
        { name: "Bo Lindqvist", role: "Joiner", text: "Windows and stairs, thirty years of both." },
      ],
    },
    {
      block: "timeline-years",
      nav: "Years",
      heading: "The practice, year by year",
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
