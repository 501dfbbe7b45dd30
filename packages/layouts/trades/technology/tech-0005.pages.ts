import type { LayoutPages } from "../pages.ts";

/** For a school office: before and after, what it costs, the first two weeks; then a call. */
export default {
  second: {
    label: "Costs",
    sections: [
      {
        block: "hero-portrait",
        keyword: "For the school's budget",
        heading: "What it costs, and how it starts",
        lead: "Cards once, one reader for each bus, a small monthly fee from January. Two weeks to the first tap.",
        picture: "tech-draw-village",
        aside: "Twenty-five past three: the bus comes, the list is in the office.",
        actions: [
          { label: "Prices", href: "#prices" },
          { label: "Book a call", href: "/contact" },
        ],
      },
      {
        block: "prices-list",
        id: "prices",
        tone: "tint",
        heading: "Prices for schools",
        lead: "Excluding VAT, which most schools reclaim.",
        groups: [
          {
            heading: "Once",
            lines: [
              { name: "Card", text: "For each child", price: "£1.20" },
              { name: "Reader by the door", text: "For each bus, fitted", price: "£140" },
              { name: "First afternoon with Farah", price: "free" },
            ],
          },
          {
            heading: "Every month",
            lines: [
              { name: "This autumn", text: "Until 31 December", price: "free" },
              { name: "From January", text: "For each bus, messages included", price: "£6" },
            ],
          },
          {
            heading: "Two schools as examples",
            lines: [
              {
                name: "120 children, 3 buses",
                text: "£144 of cards, £420 of readers",
                price: "£564",
              },
              { name: "And every month", text: "From January", price: "£18" },
              {
                name: "300 children, 6 buses",
                text: "£360 of cards, £840 of readers",
                price: "£1,200",
              },
              { name: "And every month", text: "From January", price: "£36" },
            ],
          },
        ],
        note: "No contract beyond the term. Lost cards are replaced from a drawer of spares, £1.20 each.",
      },
      {
        block: "story-split",
        heading: "The list, before and after",
        picture: "tech-draw-list",
        caption: "The old list: legible on dry afternoons",
        text: [
          "On paper, a teacher ticks names in the rain. The list reaches the office at about four, if it is legible.",
          "With cards, each tap is a tick. The office sees who got on and where they got off; a parent gets two words.",
        ],
      },
      {
        block: "itinerary-days",
        heading: "The first two weeks",
        lead: "One person in the office needs about six hours in all.",
        days: [
          {
            label: "Day 1",
            heading: "Numbers, not names",
            text: "You send the number of children and buses. Names never leave the school.",
            facts: ["1 hour"],
          },
          {
            label: "Day 3",
            heading: "A letter home",
            text: "We send you a draft with the answers on privacy. Parents may say no.",
            facts: ["1 hour"],
          },
          {
            label: "Day 5",
            heading: "Cards and readers",
            text: "Cards arrive by post. The operator fits the readers after the school run.",
            facts: ["1 hour a bus"],
          },
          {
            label: "Day 8",
            heading: "Riding along",
            text: "A week of taps beside the paper list, so that nobody depends on it yet.",
            facts: ["Both lists"],
          },
          {
            label: "Day 10",
            heading: "The first afternoon",
            text: "Farah is at the gate and in the office until the last child is home.",
            facts: ["3 hours"],
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-type",
        keyword: "Twenty minutes with Farah",
        heading: "A call, at a time without bells",
        lead: "Tell us when your office is quiet. Farah calls then, and afterwards you get the costs for your school on one page.",
        facts: ["Nine schools so far", "No names needed", "Free this autumn"],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "booking-form",
        id: "call",
        tone: "tint",
        heading: "Book a call",
        fields: [
          { label: "School and your name", autoComplete: "organization" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          {
            label: "When is it quiet?",
            kind: "select",
            options: ["Before 8:30", "9:30 to 11:30", "13:30 to 15:00", "After 16:30"],
          },
          { label: "Children on buses", kind: "number" },
        ],
        send: "Call me",
        note: "Please do not send names or lists of children, here or by email.",
      },
      {
        block: "questions-columns",
        heading: "For governors and parents",
        questions: [
          {
            question: "Can you come to a meeting?",
            answer: "Yes, in person within two hours of {town}, otherwise by video.",
          },
          {
            question: "Is there a privacy assessment?",
            answer: "A filled-in draft for your data protection officer, four pages long.",
          },
          {
            question: "May we ask another school?",
            answer: "Yes. Three offices have agreed to be rung, Netherbrook among them.",
          },
        ],
      },
      {
        block: "hours-location",
        wide: "tech-draw-card",
        tone: "tint",
        heading: "If a child is late",
        lead: "The office calls us on the same number, at any time in these hours.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["Telephone", "{phone}"],
          ["Email", "{email}"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
