import type { Layout } from "../../model.ts";

export const medi4: Layout = {
  caption: "A study that looks for volunteers, as a ticket",
  theme: {
    brand: "#7a3e9d",
    paper: { hue: 310, chroma: 0.012, kind: "toned" },
    type: { headline: "source-serif-4", body: "figtree", accent: "jetbrains-mono" },
    headline: { weight: 500, tracking: -0.03, leading: 1, scale: "normal" },
    keyword: "italic",
    rule: "double",
    density: "airy",
    width: "normal",
    corner: "soft",
  },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-ticket",
      tone: "deep",
      keyword: "The Morning Study",
      heading: "Do you wake before the birds?",
      lead: "We look for two hundred people over forty who sleep less than they would like.",
      stub: ["for", "8", "weeks, no medicine"],
      facts: [
        ["Ethics approval", "26/114"],
        ["For your time", "£60"],
        ["Leave", "Whenever you like"],
      ],
      picture: { id: "natu-hills", at: [70, 50], zoom: 1.2 },
      actions: [{ label: "Is it for me?", href: "#fit" }],
    },
    {
      block: "story-text",
      nav: "Why",
      heading: "What we want to know",
      opening:
        "Whether an hour of daylight before nine changes how people sleep in an Edinburgh winter.",
      text: [
        "Half of the volunteers walk outside each morning; the other half do so after the study ends. A watch records light and movement. It records nothing else.",
        "We publish the result whichever way it falls, with the figures, and we send you yours first.",
      ],
    },
    {
      block: "timeline-years",
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
      ],
    },
    {
      block: "questions-accordion",
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
      ],
    },
    {
      block: "rsvp-form",
      nav: "Join",
      tone: "harmony",
      heading: "Put your name down",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Email or telephone" },
        { label: "When do you usually wake?", kind: "time" },
      ],
      send: "I am interested",
      closing: "This does not bind you to anything.",
    },
  ],
  footer: { block: "footer-slim" },
};
