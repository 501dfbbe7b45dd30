import type { Layout } from "../../schema/model.ts";

/** For people comparing practices: the works, how they work, who does it. */
export const arch2: Layout = {
  caption: "A portfolio: an index of works on a rail, then the people",
  theme: { headline: { weight: 450, tracking: -0.03, leading: 1.05, scale: "normal" } },
  nav: { block: "nav-rail" },
  sections: [
    {
      block: "hero-index",
      nav: "Works",
      keyword: "Selected works",
      heading: "Forty-one buildings since 2009",
      lead: "Choose one: each opens with its drawings, what it cost and what we learnt.",
      picture: "arch-draw-table",
      entries: [
        {
          label: "Weir House",
          note: "House, Avon Gorge, 2024",
          href: "#works",
          ground: "arch-weir-house",
        },
        {
          label: "Ropewalk Arcade",
          note: "Workshops, {town}, 2023",
          href: "#works",
          ground: "arch-arcade",
        },
        {
          label: "St Anne's Hall",
          note: "Village hall, Stroud, 2022",
          href: "#works",
          ground: { id: "arch-hall", at: [50, 60], zoom: 1.2 },
        },
        {
          label: "Orchard School",
          note: "Four classrooms, Nailsea, 2021",
          href: "#works",
          ground: "arch-model",
        },
        {
          label: "Lock Cottage",
          note: "Repair, Bradford-on-Avon, 2019",
          href: "#works",
          ground: "arch-cottage-after",
        },
      ],
    },
    {
      block: "compare-slider",
      nav: "Repair",
      heading: "Lock Cottage, before and after",
      lead: "We take on six commissions a year. This one was a repair in lime and oak at Bradford-on-Avon.",
      hint: "Scroll or press the arrow keys to compare.",
      before: {
        label: "2017",
        text: "Cement render, a boarded window, water behind the skirting.",
        picture: "arch-cottage-before",
      },
      after: {
        label: "2019",
        text: "Hot lime, oak frames, air under the floor. The walls have been dry since the second winter.",
        picture: "arch-cottage-after",
      },
      facts: [
        ["Took", "26 months"],
        ["Cost", "£184,000"],
        ["Crew", "our own, four people"],
      ],
    },
    {
      block: "gallery-carousel",
      lead: "Each was drawn in the office and made in the joinery next door. Two of the four open to visitors this winter.",
      nav: "Buildings",
      heading: "Four of them, close up",
      items: [
        {
          picture: "arch-weir-house",
          heading: "Weir House, 2024",
          text: "Five floors of half a storey each, stepping down with the hill. Nobody climbs more than eight steps to reach anybody else.",
        },
        {
          picture: "arch-tidal-hut",
          heading: "Tidal Hut, 2020",
          text: "Nineteen square metres for six swimmers at Clevedon, built from the offcuts of a school.",
        },
        {
          picture: "arch-arcade",
          heading: "Ropewalk Arcade, 2023",
          text: "Eight workshops behind round arches. This is the study model, card and plaster, at 1:50.",
        },
        {
          picture: "arch-model",
          heading: "Orchard School, 2021",
          text: "Four classrooms round a tree that was there first. Sliding walls open two of them into a hall for ninety children.",
        },
      ],
    },
    {
      block: "team-portraits",
      wide: "arch-weir-evening",
      lead: "Eleven people in all. These three come to the first meeting, with paper, and stay until you know what it might cost.",
      nav: "People",
      tone: "sunken",
      heading: "The people you would work with",
      people: [
        {
          name: "Nadia Harrow",
          role: "Partner, architect",
          text: "Nadia designs our houses on slopes. She keeps a list of every staircase she has liked, with its dimensions.",
        },
        {
          name: "Tom Quay",
          role: "Partner, master carpenter",
          text: "Tom makes the frames, floors and doors, and prices your job from the timber up.",
        },
        {
          name: "Priya Venn",
          role: "Architect, schools and halls",
          text: "Priya measures daylight with a meter, then asks the children where they like to sit. She leads our tours on heritage open days.",
        },
      ],
    },
    {
      block: "contact-form",
      scale: "poster",
      nav: "Contact",
      heading: "Start with a postcode",
      text: "A site, a rough budget and a reason are enough. One of the partners answers within three working days.",
      fields: [
        { label: "Your name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "Postcode of the site", optional: true },
        { label: "What you have in mind", kind: "textarea" },
      ],
      send: "Send to the studio",
    },
  ],
  footer: {
    block: "footer-social",
    tone: "sunken",
    closing: "The workshop is open every first Friday, two till five.",
    places: [
      { icon: "camera", label: "Site pictures", href: "mailto:pictures@harrowquay.example" },
      { icon: "book", label: "Fee guide", href: "mailto:{email}" },
      { icon: "phone", label: "{phone}", href: "tel:{phone}" },
    ],
    legal: [
      "{name} Architects and Builders Ltd, invented",
      "Registered practice",
      "Professional indemnity £5 million",
    ],
  },
};
