import type { Variation } from "../../schema/model.ts";

/** For a sixteen-year-old and a parent: the job, the pay, who teaches, when to come and look. */
export const apprentices: Variation = {
  caption: "Apprenticeships: the job, the pay, an open evening",
  theme: {
    brand: "#f2b134",
    paper: { hue: 80, chroma: 0.012, kind: "white" },
    picture: { shape: "cut", filter: "none", ratio: "wide" },
    headline: { weight: 800, case: "none", tracking: -0.015, leading: 0.94, scale: "loud" },
    density: "normal",
    keyword: "mark",
  },
  nav: {
    block: "nav-strip",
    notice: "Open evening: Thursday 4 February, 17:00",
    action: { label: "Apply", href: "#apply" },
  },
  sections: [
    {
      block: "hero-triptych",
      keyword: "Five places from September 2027",
      heading: "Learn a trade and get paid for it",
      lead: "Toolmaker or press setter: three years in the works, one day a week at college, a job at the end.",
      actions: [{ label: "How to apply", href: "#apply" }],
      pictures: [
        "indu-gears",
        { id: "indu-press-hall", at: [45, 50], zoom: 1.2 },
        "indu-close-thread",
      ],
    },
    {
      block: "compare-table",
      lead: "Same pay, same college, different days. Most people know after six weeks in the works.",
      nav: "Two trades",
      heading: "Which trade suits you",
      labels: ["Trade", "Toolmaker", "Press setter", "Not sure yet"],
      rows: [
        { term: "You like", values: ["measuring, patience", "machines, speed", "both"] },
        {
          term: "You work on",
          values: ["lathe, mill, spark", "presses, coils, robots", "six months of each"],
        },
        { term: "Pay, first year", values: ["£16,200", "£16,200", "£16,200"] },
        { term: "Pay, third year", values: ["£22,400", "£22,400", "£22,400"] },
        { term: "You need", values: ["maths 5", "maths 4", "maths 4"] },
        { term: "Afterwards", values: ["£31,000, day shift", "£30,500, two shifts", "you choose"] },
      ],
      note: "Before tax, for 37 hours a week. Tools are lent for three years and yours when you finish.",
    },
    {
      block: "timeline-years",
      lead: "College is on Wednesdays, in Dudley, with the bus paid.",
      nav: "Three years",
      tone: "sunken",
      heading: "Three years, year by year",
      events: [
        {
          year: "1",
          heading: "Bench and safety",
          text: "Files, gauges, drawings, and a week in every room so that you know whom to ask.",
        },
        {
          year: "2",
          heading: "Your own machine",
          text: "You set it, you sign the sheet, and Delroy checks it after you rather than before.",
        },
        {
          year: "3",
          heading: "Your own part",
          text: "A die or a line from drawing to pallet. It is your final piece and a customer uses it.",
        },
      ],
    },
    {
      block: "questions-columns",
      room: "tight",
      wide: "indu-close-gauge",
      lead: "Bring any others to the open evening. Delroy and Magda will be there.",
      nav: "Questions",
      heading: "What parents ask",
      questions: [
        {
          question: "Is it safe?",
          answer: "Guards, goggles and ear plugs from minute one; nobody under 18 works nights.",
        },
        { question: "Is college paid?", answer: "Yes, fees and the day. The bus pass as well." },
        {
          question: "What if it is not for them?",
          answer: "There is a three-month trial, and nobody is cross if it ends there.",
        },
        {
          question: "Are girls welcome?",
          answer: "Two of the last five. Overalls come in every size and the changing room is new.",
        },
        {
          question: "What are the hours?",
          answer: "7:30 to 16:00, Friday until one. Holidays are 25 days and the bank holidays.",
        },
        {
          question: "Do they get a job after?",
          answer: "Nine of the last ten did. The tenth went to sea, and writes.",
        },
      ],
    },
    {
      block: "contact-form",
      scale: "poster",
      nav: "Apply",
      id: "apply",
      tone: "ink",
      heading: "Apply in five minutes",
      lead: "No CV needed. Tell us what you have taken apart.",
      fields: [
        { label: "Your name", autoComplete: "name" },
        { label: "Email or a parent's email", kind: "email", autoComplete: "email" },
        { label: "School", optional: true },
        { label: "Something you took apart", kind: "textarea" },
      ],
      send: "Send it to Magda",
    },
  ],
  footer: {
    block: "footer-card",
    heading: "Come and look: Thursday 4 February, five o'clock, flat shoes.",
    actions: [{ label: "Say you are coming", href: "#apply" }],
  },
};
