import type { Layout } from "../../model.ts";

export const medi3: Layout = {
  caption: "The pharmacy: coral, round, questions",
  theme: {
    brand: "#e4572e",
    paper: { hue: 25, chroma: 0.016, kind: "paper" },
    type: { headline: "outfit", body: "figtree" },
    headline: { weight: 700, tracking: -0.045, leading: 0.98, scale: "loud" },
    picture: { shape: "pill", filter: "none", ratio: "portrait" },
    corner: "round",
    button: "pill",
    rule: "none",
    keyword: "tag",
  },
  nav: { block: "nav-bar", action: { label: "Repeat order", href: "#repeat" } },
  sections: [
    {
      block: "hero-portrait",
      keyword: "Pharmacy at number seven",
      heading: "Ask before you swallow",
      lead: "Two pharmacists, one of them always free to talk.",
      picture: "medi-capsules",
      aside:
        "A small room behind the counter has a door that shuts. Use it for any question at all.",
      actions: [{ label: "What we do", href: "#do" }],
    },
    {
      block: "features-bento",
      nav: "What we do",
      id: "do",
      heading: "More than a bag with your name on it",
      picture: { id: "medi-capsules", zoom: 1.5, at: [60, 60] },
      items: [
        {
          heading: "Minor ailments",
          text: "Sore throats, bites, eyes that itch: seen here, treated here, written into your notes.",
        },
        {
          heading: "Weekly trays",
          text: "Sorted by day and hour for people who take more than five things.",
        },
        {
          heading: "To the door",
          text: "On Tuesdays and Fridays, by Callum, who also changes light bulbs.",
        },
        {
          heading: "Back to us",
          text: "Bring what you no longer take. Never the sink, never the bin.",
        },
      ],
    },
    {
      block: "questions-columns",
      nav: "Questions",
      tone: "tint",
      heading: "Asked most weeks",
      questions: [
        {
          question: "May I take these two together?",
          answer: "Bring both boxes. We look it up while you wait, every time, and so should you.",
        },
        {
          question: "It looks different from last month.",
          answer:
            "The maker changes, the medicine does not. The name in small letters is the one to compare.",
        },
        {
          question: "I forgot a dose.",
          answer: "Do not double the next one. Ring us with the name and the hour.",
        },
      ],
    },
    {
      block: "booking-form",
      nav: "Repeat",
      id: "repeat",
      tone: "brand",
      heading: "Order a repeat",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Number on the slip", hint: "Top right, eight figures" },
        { label: "Collect on", kind: "date" },
      ],
      send: "Order",
      note: "Two working days, then it is in the drawer with your initial.",
    },
  ],
  footer: { block: "footer-card", heading: "The bell at night is real. Ring it once and wait." },
};
