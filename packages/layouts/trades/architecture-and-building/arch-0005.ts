import type { Layout } from "../../schema/model.ts";

/** For the owner of an old house: what repair looks like, and a survey to order. */
export const arch5: Layout = {
  caption: "A service: repair of old houses, before and after, a survey to order",
  theme: {
    paper: { hue: 40, chroma: 0.02 },
    headline: { weight: 550, tracking: -0.03, scale: "normal" },
    density: "normal",
  },
  nav: {
    block: "nav-strip",
    notice: "Surveys: two places left in December",
    action: { label: "Order a survey", href: "#survey" },
  },
  sections: [
    {
      block: "hero-panel",
      tone: "tint",
      keyword: "Repair and conservation",
      heading: "Old houses, put right without being made new",
      lead: "Surveys, lime work, roofs and windows for buildings that have stood for a hundred years and should stand for a hundred more.",
      picture: "arch-close-scaffold",
      facts: [
        ["Listed buildings", "Grades I, II* and II"],
        ["Area", "40 miles round {town}"],
        ["First visit", "Free"],
      ],
      actions: [{ label: "Describe your house", href: "#survey" }],
    },
    {
      block: "compare-slider",
      room: "open",
      nav: "Before and after",
      heading: "Lock Cottage before and after",
      lead: "Slide to see it. Cement came off, lime went on, and the walls have been dry since the second winter.",
      hint: "Scroll or press the arrow keys to compare.",
      before: {
        label: "2017",
        text: "Hard cement render, blocked vents, one window boarded up, water behind every skirting.",
        picture: "arch-cottage-before",
      },
      after: {
        label: "2019",
        text: "Three coats of hot lime, oak frames, air under the floor, and a bench where the skip stood.",
        picture: "arch-cottage-after",
      },
      facts: [
        ["Took", "26 months, in two summers"],
        ["Cost", "£184,000"],
        ["Listed", "Grade II, consent in 9 weeks"],
      ],
    },
    {
      block: "features-picture",
      nav: "Crafts",
      heading: "Crafts we do ourselves",
      picture: "arch-stairs",
      items: [
        {
          heading: "Lime",
          text: "Hot-mixed on site, in the pit we carry on the back of the truck.",
        },
        {
          heading: "Stone",
          text: "Treads and sills let in so that next century's mason can take them out.",
        },
        {
          heading: "Slate and lead",
          text: "Roofs stripped and laid again with most of their own slates.",
        },
      ],
    },
    {
      block: "prices-single",
      room: "tight",
      wide: "arch-draw-table",
      nav: "Survey",
      id: "survey",
      tone: "tint",
      heading: "A survey in plain words",
      lead: "One day in your house with two of us, and a report in plain words with prices beside every line.",
      price: "£680",
      unit: "for houses up to 200 m², deducted if we do the work",
      includes: [
        "Roof, walls, drains and floors looked at and opened up where needed",
        "Moisture readings in every room",
        "What must be done now, what can wait, what is none of our business",
        "An hour with the report at your kitchen table",
      ],
      actions: [{ label: "Phone the workshop", href: "tel:{phone}" }],
    },
    {
      block: "questions-columns",
      scale: "poster",
      nav: "Questions",
      heading: "Questions about old houses",
      questions: [
        {
          question: "Do I need consent?",
          answer:
            "For most like-for-like repairs, no. We check first and write to the conservation officer for you.",
        },
        {
          question: "Can we stay while you work?",
          answer:
            "Nearly always. We seal off one room at a time and sweep before we leave each evening.",
        },
        {
          question: "Is lime weaker than cement?",
          answer:
            "Softer, yes, and that is the point: it gives where the wall moves, so the stone does not crack.",
        },
        {
          question: "How long is the wait?",
          answer: "Surveys within a month. Roofs are booked from May to September, a year ahead.",
        },
        {
          question: "Do you work with grants?",
          answer:
            "Yes. We write the schedule of works that heritage funds ask for, and keep the receipts.",
        },
        {
          question: "Who signs it off?",
          answer:
            "The building inspector and the conservation officer, both on site, with you beside them.",
        },
      ],
    },
  ],
  footer: {
    block: "footer-card",
    heading: "Bring a slate or a photograph: the yard is open on weekdays.",
    actions: [{ label: "{email}", href: "mailto:{email}" }],
  },
};
