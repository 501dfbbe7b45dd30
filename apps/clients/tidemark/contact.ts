import type { ClientPage } from "../model.ts";

export const contact: ClientPage = {
  path: "/contact",
  label: "Contact",
  title: "Write to Tidemark",
  description:
    "Ask for a harbour's table, subscribe for a year, report a reading that looks wrong, or have a gauge put on your own wall.",
  sections: [
    {
      block: "hero-split",
      heading: "If a figure looks wrong, tell us",
      lead: "You were on the wall and we were not. Reports from users have moved two of our gauges.",
      picture: "trav-abstract-tide",
      actions: [{ label: "ask@tidemark.example", href: "mailto:ask@tidemark.example" }],
    },
    {
      block: "contact-ways",
      heading: "Three ways, one desk",
      ways: [
        {
          heading: "A table or a year",
          text: "Name the harbour. You get the link by return, and pay when you have looked at it.",
          action: { label: "Write an email", href: "mailto:ask@tidemark.example?subject=Table" },
        },
        {
          heading: "A reading that is off",
          text: "Time, place, what you saw. A photograph of the wall helps more than anything.",
          action: { label: "Report it", href: "mailto:ask@tidemark.example?subject=Reading" },
        },
        {
          heading: "A gauge for your harbour",
          text: "We come at low water, look at the wall, and say honestly whether it is worth it.",
          action: { label: "01632 960417", href: "tel:01632960417" },
        },
      ],
    },
    {
      block: "questions-columns",
      tone: "sunken",
      heading: "Before you ask",
      questions: [
        {
          question: "May I navigate by this?",
          answer:
            "Use it beside the official tables, never instead of them. We say so on every sheet.",
        },
        {
          question: "Does the app follow me?",
          answer: "No. You choose a harbour; the page does not know where you are.",
        },
        {
          question: "Why only six?",
          answer: "Because one of us has to scrape the weed off each gauge in spring.",
        },
      ],
    },
  ],
};
