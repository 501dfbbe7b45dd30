import type { Layout } from "../../schema/model.ts";

/** For a possible volunteer: what is asked, for how long, is it for me. */
export const medi4: Layout = {
  caption: "A call for volunteers: the study, its eight weeks, who may join",
  theme: {
    brand: "#7a3e9d",
    paper: { hue: 310, chroma: 0.012, kind: "toned" },
    type: { headline: "source-serif-4", body: "figtree", accent: "jetbrains-mono" },
    headline: { weight: 500, tracking: -0.03, leading: 1, scale: "normal" },
    keyword: "italic",
    rule: "double",
    density: "normal",
    width: "normal",
    corner: "soft",
  },
  nav: { block: "nav-plain", aside: "Ethics approval 26/114" },
  sections: [
    {
      block: "hero-ledger",
      keyword: "The Morning Study",
      heading: "Volunteers for a sleep study",
      lead: "We look for people over forty who sleep less than they would like. You take no medicine, and you may leave whenever you like.",
      picture: "medi-draw-mornings",
      figures: [
        { figure: "8", label: "weeks, and no medicine" },
        { figure: "1 h", label: "of early daylight each morning" },
        { figure: "40", label: "places" },
        { figure: "£60", label: "for your time" },
      ],
      actions: [{ label: "Is it for me?", href: "#fit" }],
    },
    {
      block: "story-split",
      nav: "Why",
      heading: "What we want to find out",
      lead: "Does an hour of early daylight change how people sleep in an {town} winter?",
      picture: "medi-draw-morning",
      caption: "A quarter to nine in January",
      text: [
        "Half of the volunteers walk outside each morning; the other half do so after the study ends. A watch records light and movement, and that is all it records.",
        "We publish the result whichever way it falls, with the figures, and we send you yours first.",
      ],
    },
    {
      block: "timeline-years",
      lead: "Two visits to {street name}; everything else at your own door.",
      nav: "Eight weeks",
      tone: "tint",
      heading: "Your eight weeks",
      events: [
        {
          year: "0",
          heading: "Meet",
          text: "Forty minutes with Dr Maclaren, questions both ways, a signature or not.",
        },
        {
          year: "1–7",
          heading: "Walk or wait",
          text: "The watch stays on, the diary takes a minute each evening.",
        },
        { year: "8", heading: "Hand back", text: "Tea, your own chart, three twenty-pound notes." },
        {
          year: "12",
          heading: "Results",
          text: "An evening in the hall for all volunteers, with figures, soup and time for questions.",
        },
      ],
    },
    {
      block: "questions-accordion",
      wide: "medi-draw-consulting",
      lead: "Forty places. Answer these for yourself before you call.",
      nav: "Fit",
      id: "fit",
      heading: "Is it for me?",
      questions: [
        {
          question: "I work nights.",
          answer: "Then not this time. We hope to ask you for the next one.",
        },
        {
          question: "I take sleeping tablets.",
          answer:
            "You may join if the dose has been the same since summer. Do not stop on our account.",
        },
        {
          question: "Who sees my data?",
          answer: "Three named people. Your name is kept in a drawer, apart from the numbers.",
        },
        {
          question: "May I stop?",
          answer: "Whenever you like, without a reason. You keep the money for the weeks you did.",
        },
        {
          question: "What if I get ill?",
          answer: "Dr Maclaren's number is on the watch strap, day and night.",
        },
        {
          question: "Do I have to walk in the dark?",
          answer:
            "No. In December and January you start at half past eight, when it is light enough to read a street sign.",
        },
      ],
    },
    {
      block: "team-portraits",
      scale: "poster",
      nav: "Join",
      tone: "harmony",
      heading: "Put your name down",
      lead: "Call {unbroken phone} or write to study@ternstreet.example. It does not bind you to anything.",
      people: [
        {
          picture: "person-nurse-orla",
          name: "Orla Quinn",
          role: "Your contact: diary and watch",
          text: "Orla answers your questions, fits the watch, and calls once a week to ask how you slept. Tariq Aziz plans a walk from your own door.",
        },
        {
          picture: "person-doctor-samir",
          name: "Dr Samir Haddad",
          role: "First check, safety",
          text: "Dr Haddad sees every volunteer at {street name} before the first week, and reads the diaries for anything that needs attention.",
        },
      ],
    },
  ],
  footer: { block: "footer-slim" },
};
