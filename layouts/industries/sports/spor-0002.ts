import type { Layout } from "../../model.ts";

export const spor2: Layout = {
  caption: "The gym: classes by the day, one price",
  theme: {
    brand: "#ff5a1f",
    paper: { hue: 40, chroma: 0.004, kind: "paper" },
    headline: { weight: 800, case: "none", tracking: -0.045, leading: 0.95, scale: "loud" },
    picture: { shape: "plain", filter: "mono", ratio: "square" },
    rule: "hairline",
    keyword: "caps",
    density: "normal",
  },
  nav: { block: "nav-bar", action: { label: "First week free", href: "#join" } },
  sections: [
    {
      block: "hero-offset",
      keyword: "Weights room, first floor",
      heading: "Nobody is watching. Lift.",
      lead: "No mirrors on two of four walls, no music before nine, chalk allowed.",
      picture: "spor-kettlebell",
      caption: "24 kg, the one everybody starts with and comes back to",
      actions: [{ label: "See the week", href: "#week" }],
    },
    {
      block: "schedule-lineup",
      nav: "Week",
      heading: "This week upstairs",
      days: [
        {
          heading: "Monday",
          slots: [
            { time: "06:45", name: "Kettlebells", text: "With Rab" },
            { time: "12:15", name: "Backs and desks", text: "Thirty minutes" },
            { time: "18:30", name: "Barbell, beginners" },
          ],
        },
        {
          heading: "Wednesday",
          slots: [
            { time: "06:45", name: "Kettlebells" },
            { time: "10:00", name: "Over seventy, under load", text: "Chairs and small weights" },
            { time: "18:30", name: "Barbell" },
          ],
        },
        {
          heading: "Saturday",
          slots: [
            { time: "09:00", name: "Long one", text: "Ninety minutes, then porridge" },
            { time: "11:00", name: "Open floor", text: "Coach about" },
          ],
        },
      ],
    },
    {
      block: "prices-single",
      nav: "Price",
      tone: "brand",
      heading: "One price, every door",
      price: "£26",
      unit: "a month, stop when you like",
      includes: [
        "Weights room and all classes",
        "Court before noon",
        "A plan from Rab after two weeks",
      ],
      actions: [{ label: "Start on Monday", href: "#join" }],
      note: "Half for students, carers and anyone who is between jobs. We do not ask for papers.",
    },
    {
      block: "questions-columns",
      nav: "First time",
      heading: "The first time",
      questions: [
        {
          question: "What do I bring?",
          answer: "Flat shoes, a towel, something to drink. Chalk is in the bucket.",
        },
        { question: "Will I be shouted at?", answer: "No. Rab whispers, which is worse." },
        {
          question: "I have a bad knee.",
          answer: "So have most of us. Say so at the desk and the plan goes round it.",
        },
      ],
    },
    {
      block: "booking-form",
      nav: "Join",
      tone: "ink",
      heading: "Come for a week",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Telephone", kind: "tel", autoComplete: "tel" },
        { label: "First day", kind: "date" },
      ],
      send: "Put me on the list",
    },
  ],
  footer: { block: "footer-slim" },
};
