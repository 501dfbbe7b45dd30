import type { Layout } from "../../schema/model.ts";

/** For a beginner: classes, one price, the first time, a free week. */
export const spor2: Layout = {
  caption: "A gym: classes by day, one price, a free first week",
  theme: {
    brand: "#ff5a1f",
    paper: { hue: 40, chroma: 0.004, kind: "paper" },
    headline: { weight: 800, case: "none", tracking: -0.045, leading: 0.95, scale: "loud" },
    picture: { shape: "plain", filter: "none", ratio: "square" },
    rule: "hairline",
    keyword: "caps",
    density: "normal",
  },
  nav: { block: "nav-bar", action: { label: "First week free", href: "#join" } },
  sections: [
    {
      block: "hero-ledger",
      tone: "night",
      keyword: "Weights room, first floor",
      heading: "Get strong, at your own pace",
      lead: "Classes and open gym with a coach, for £26 a month. The first week is free.",
      picture: "spor-abstract-bar",
      figures: [
        { figure: "£26", label: "a month, open gym and classes" },
        { figure: "12", label: "people at most in a class" },
        { figure: "£0", label: "for the first week" },
      ],
      actions: [{ label: "See the classes", href: "#week" }],
    },
    {
      block: "schedule-lineup",
      room: "tight",
      lead: "Twelve people at most; come five minutes early.",
      nav: "Week",
      heading: "Classes this week",
      days: [
        {
          heading: "Monday",
          slots: [
            { time: "06:45", name: "Kettlebells", text: "With Winston" },
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
            { time: "11:00", name: "Open floor", text: "Coach on the floor" },
          ],
        },
      ],
    },
    {
      block: "prices-single",
      nav: "Price",
      tone: "brand",
      heading: "One price for everything",
      price: "£26",
      unit: "a month, stop when you like",
      includes: [
        "Weights room and all classes",
        "Court before noon",
        "A plan from Winston after two weeks",
        "Guest pass for a friend, once a month",
      ],
      actions: [{ label: "Start on Monday", href: "#join" }],
      note: "Half price for students, carers and people between jobs. We don't ask for proof.",
    },
    {
      block: "questions-columns",
      room: "tight",
      wide: "spor-weights-room",
      nav: "First time",
      heading: "Your first time",
      questions: [
        {
          question: "What do I bring?",
          answer: "Flat shoes, a towel, a bottle. Chalk is in the bucket.",
        },
        {
          question: "Will I be shouted at?",
          answer: "No. Winston talks quietly and counts for you.",
        },
        {
          question: "I have a bad knee.",
          answer: "So have most of us. Say so at the desk and the plan goes round it.",
        },
        {
          question: "Is it crowded?",
          answer:
            "Six to eight in the evening. Before nine in the morning you have the rack to yourself.",
        },
        {
          question: "Do I need to book?",
          answer: "Only the Saturday long one. Everything else is first come, and rarely full.",
        },
        {
          question: "Are there showers?",
          answer: "Four, warm, with doors. Lockers take a pound and give it back.",
        },
      ],
    },
    {
      block: "quotes-faces",
      wide: "spor-close-barbell",
      nav: "Join",
      id: "join",
      tone: "ink",
      heading: "Come for a free week",
      lead: "Call {unbroken phone} or just walk up the stairs before a class.",
      quotes: [
        {
          picture: "person-swimmer-noor",
          words:
            "I came for my shoulders after the season. The plan was written for one arm, and it was simply on the board the next morning.",
          name: "Noor Aziz",
          role: "swimmer, member since 2024",
        },
        {
          picture: "person-player-kirsty",
          words:
            "I lift on Mondays and play on Fridays. My knees have stopped writing letters of complaint.",
          name: "Kirsty Amadi",
          role: "basketball, point guard",
        },
      ],
    },
  ],
  footer: { block: "footer-slim" },
};
