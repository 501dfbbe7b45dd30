import type { Layout } from "../../schema/model.ts";

/** For a new volunteer: this month's jobs, the first time, a form. */
export const natu5: Layout = {
  caption: "Volunteering: this month’s jobs, the first time, a form",
  theme: {
    brand: "#e3a008",
    paper: { hue: 110, chroma: 0.018, kind: "paper" },
    type: { headline: "bricolage-grotesque", body: "figtree" },
    headline: { weight: 800, tracking: -0.045, leading: 0.92, scale: "huge" },
    picture: { shape: "corner", filter: "crisp", ratio: "square" },
    keyword: "mark",
    rule: "bold",
    density: "normal",
    width: "wide",
  },
  nav: { block: "nav-rail" },
  sections: [
    {
      block: "hero-triptych",
      keyword: "Saturdays at the Lodge",
      heading: "Volunteer on Saturdays",
      lead: "Keep the paths open and the rhododendron down, with forty others. Tools, tea and soup are here.",
      pictures: ["natu-paper-wall", "natu-paper-rhododendron", "natu-paper-flycatcher"],
      actions: [{ label: "This month's jobs", href: "#jobs" }],
    },
    {
      block: "schedule-lineup",
      room: "tight",
      lead: "Tools, gloves and soup are here. Come for an hour or the day.",
      nav: "Jobs",
      heading: "This month's jobs",
      days: [
        {
          heading: "Sat 21 Nov",
          slots: [
            { time: "09:30", name: "Walling", text: "Two gaps by the drove", place: "Gate 4" },
            { time: "09:30", name: "Tree tubes off", text: "Easy, all ages", place: "Lodge" },
          ],
        },
        {
          heading: "Sat 28 Nov",
          slots: [
            { time: "09:30", name: "Rhododendron", text: "Saws provided", place: "North side" },
            { time: "13:00", name: "Box repairs", text: "Indoors", place: "Shed" },
          ],
        },
        {
          heading: "Sat 5 Dec",
          slots: [
            { time: "10:00", name: "Holly for the door", text: "Then mince pies", place: "Lodge" },
            {
              time: "13:00",
              name: "Drain by the ford",
              text: "Wellingtons, shovels, good company",
              place: "Gate 2",
            },
            {
              time: "14:30",
              name: "Tool sharpening",
              text: "Learn it once, use it for life",
              place: "Shed",
            },
          ],
        },
      ],
    },
    {
      block: "questions-accordion",
      scale: "poster",
      lead: "Everyone has had one. These questions come up on the minibus.",
      nav: "First time",
      tone: "ink",
      heading: "Your first time",
      questions: [
        {
          question: "Do I need to be strong?",
          answer: "No. Half of the jobs are done sitting on a bucket.",
        },
        {
          question: "May children come?",
          answer: "From eight, with a grown-up who carries the tools home.",
        },
        {
          question: "What do I wear?",
          answer: "What you would paint a fence in, and one layer more.",
        },
        {
          question: "How do I get there?",
          answer: "The minibus leaves Penrith station at 8:50, free, back by four.",
        },
        {
          question: "Is it insured?",
          answer: "Yes, you and your thumbs, from the moment you sign the sheet by the door.",
        },
      ],
    },
    {
      block: "quotes-faces",
      room: "open",
      wide: "natu-hills",
      lead: "Two of forty. Between them they have put up two kilometres of wall and taken down a hillside of rhododendron.",
      heading: "Volunteers say",
      quotes: [
        {
          picture: "person-grafter-samir",
          words: "I came once to see an otter. That was four years and two kilometres of wall ago.",
          name: "Samir Gill",
          role: "Saturdays since 2022",
        },
        {
          picture: "person-treasurer-philippa",
          words:
            "I sit at a desk all week. Here I pull things out of the ground and they stay pulled.",
          name: "Philippa Rigg",
          role: "treasurer, and rhododendron",
        },
      ],
    },
    {
      block: "contact-form",
      nav: "Join",
      heading: "Come on a Saturday",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Telephone", kind: "tel", autoComplete: "tel" },
        {
          label: "Which Saturday",
          kind: "select",
          options: ["21 November", "28 November", "5 December"],
        },
        { label: "Soup", kind: "choice", options: ["With meat", "Without"] },
      ],
      send: "I will be there",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Lodge", linksLabel: "On this page" },
};
