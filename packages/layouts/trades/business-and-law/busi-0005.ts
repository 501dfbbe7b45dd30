import type { Layout } from "../../schema/model.ts";

/** For people in a dispute this morning: what to do now, and a desk to telephone. */
export const busi5: Layout = {
  caption: "First aid: disputes by what has happened, and a duty desk",
  theme: {
    brand: "#28406b",
    paper: { hue: 250, chroma: 0.008, kind: "paper" },
    headline: { weight: 500, tracking: -0.02, leading: 1.05, scale: "normal" },
    picture: { shape: "plain", filter: "mono", ratio: "square" },
    density: "dense",
    rule: "bold",
    width: "normal",
    keyword: "mark",
  },
  nav: { block: "nav-rail" },
  sections: [
    {
      block: "hero-index",
      nav: "What happened",
      keyword: "Disputes",
      heading: "What has happened?",
      lead: "Choose the nearest line. Each leads to the steps for today, and tells you what not to sign.",
      picture: "busi-draw-courthouse",
      entries: [
        {
          label: "I have been dismissed",
          note: "The clock is already running",
          href: "#first-steps",
        },
        {
          label: "A customer will not pay",
          note: "Old debts lapse, so do not wait",
          href: "#first-steps",
        },
        {
          label: "A fellow partner wants out",
          note: "Read the agreement first",
          href: "#first-steps",
        },
        { label: "A neighbour built on my land", note: "Photograph it now", href: "#first-steps" },
        { label: "A claim came by post", note: "Fourteen days to reply", href: "#duty" },
      ],
    },
    {
      block: "features-lines",
      lead: "They take a quarter of an hour and save you the first hour of our time.",
      nav: "First steps",
      heading: "Before you telephone: four steps",
      items: [
        {
          heading: "Note the date",
          text: "Write on the envelope when it came. Legal time limits run from a date.",
        },
        {
          heading: "Keep everything",
          text: "Messages, photographs and voicemails, including those you would like to delete.",
        },
        {
          heading: "Answer nothing in anger",
          text: "One civil line, saying that you will reply, is enough for a week.",
        },
        {
          heading: "Find the contract",
          text: "Or the order, or the email that said yes. Ngozi starts from there.",
        },
      ],
    },
    {
      block: "compare-table",
      scale: "poster",
      nav: "Ways to settle",
      tone: "sunken",
      heading: "Letter, mediation or court",
      lead: "Of ninety-four disputes we closed last year, seven went to court.",
      labels: ["Way", "A letter", "Mediation", "Court"],
      rows: [
        { term: "Usually takes", values: ["2 to 6 weeks", "2 to 3 months", "9 to 18 months"] },
        { term: "Costs with us", values: ["£240 to £600", "£1,900 for the day", "stage by stage"] },
        { term: "Who decides", values: ["both of you", "both of you", "a judge"] },
        { term: "Is it private?", values: ["yes", "yes", "no"] },
        { term: "Still on speaking terms", values: ["often", "mostly", "seldom"] },
        {
          term: "What you bring",
          values: ["one page of facts", "patience, and lunch", "every paper you have"],
        },
      ],
      note: "If you need a judge, we advise you so and put the prospects of success in writing as a percentage.",
    },
    {
      block: "team-portraits",
      nav: "Who answers",
      heading: "Who answers the desk",
      people: [
        {
          picture: "person-solicitor-ngozi",
          name: "Ngozi Okafor",
          role: "Work and contracts",
          text: "Ngozi has been an accredited mediator since 2014 and has appeared in the higher courts since 2018.",
        },
        {
          picture: "person-solicitor-aksel",
          name: "Aksel Lund",
          role: "Boundaries and land",
          text: "Aksel is a listed boundary expert and measures every boundary himself.",
        },
        {
          picture: "person-solicitor-edwin",
          name: "Edwin Thwaite",
          role: "Partners, shareholders",
          text: "Edwin reads the agreement first, then asks what you want next year to look like.",
        },
      ],
    },
    {
      block: "hours-location",
      wide: "busi-draw-duty",
      nav: "Duty desk",
      id: "duty",
      tone: "night",
      heading: "The duty desk: hours and address",
      lead: "One solicitor is always free for whatever came in this morning's post.",
      address: ["{address lines}"],
      hours: [
        ["Monday to Friday", "8:30–17:30"],
        ["Tuesday evening", "until 20:00"],
        ["Saturday", "Telephone only, 9:00–12:00"],
      ],
      ways: [
        ["From the station", "Six minutes on foot, past the flower stall"],
        ["By car", "Two spaces in the court, ring for the gate"],
        ["With a wheelchair", "Level entrance from the yard, lift to the second floor"],
      ],
      actions: [{ label: "Telephone the desk", href: "tel:{phone}" }],
    },
  ],
  footer: { block: "footer-slim", tone: "sunken" },
};
