import type { ClientPage } from "../model.ts";

export const selling: ClientPage = {
  path: "/selling",
  label: "Selling",
  title: "Selling with Gable & Row, and what it costs",
  description: "How Gable & Row sell a terraced house, week by week, and the whole of their fee.",
  sections: [
    {
      block: "hero-type",
      tone: "brand",
      heading: "One per cent. That is the fee.",
      lead: "Photographs, measuring, viewings, the talking and the waiting are all included. If we do not sell, you do not pay.",
    },
    {
      block: "process-steps",
      heading: "Nine weeks, mostly",
      steps: [
        {
          heading: "Look",
          text: "An hour, a torch, a price. In writing the next morning.",
          note: "Week 1",
        },
        {
          heading: "Show",
          text: "Two Saturdays, everybody at once. It is friendlier than it sounds.",
          note: "Weeks 2–3",
        },
        {
          heading: "Agree",
          text: "You choose the buyer. We tell you who has the money.",
          note: "Week 4",
        },
        {
          heading: "Chase",
          text: "We ring both solicitors every Thursday until there is a date.",
          note: "Weeks 5–9",
        },
      ],
    },
    {
      block: "prices-list",
      tone: "sunken",
      heading: "The whole list",
      groups: [
        {
          heading: "Selling",
          lines: [
            { name: "Our fee", text: "Of the price, on the day of the move", price: "1%" },
            { name: "At least", price: "£1,900" },
            { name: "If it does not sell", price: "£0" },
          ],
        },
        {
          heading: "Extras",
          lines: [
            { name: "Energy certificate", price: "£60" },
            { name: "Floor plan", price: "in the fee" },
            { name: "The board outside", text: "You may have it afterwards", price: "in the fee" },
          ],
        },
      ],
      note: "All prices include VAT. A fictional agent, a fictional fee.",
    },
    {
      block: "questions-accordion",
      heading: "Fair questions",
      questions: [
        {
          question: "Why everybody at once?",
          answer: "Because a house full of people sells itself, and you only tidy up twice.",
        },
        {
          question: "Do I have to paint?",
          answer:
            "No. Wash the windows and fix the gate. Buyers of terraces bring their own paint.",
        },
        {
          question: "Am I tied to you?",
          answer: "For six weeks. After that a telephone call ends it.",
        },
      ],
    },
  ],
};
