import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Plan",
    sections: [
      {
        block: "hero-panel",
        tone: "tint",
        keyword: "Saturday, 6 February 2027",
        heading: "Five hours, one plan",
        lead: "You can't see everything. Here is what we would do with a six-year-old, and what there is to eat.",
        picture: "educ-front",
        actions: [{ label: "Follow the plan", href: "#route" }],
        facts: [
          ["Open", "10:00 to 15:00"],
          ["School lunch", "£3"],
          ["Booking", "Not needed"],
        ],
      },
      {
        block: "itinerary-days",
        id: "route",
        heading: "A day with a child",
        lead: "Skip what bores you. The tours start in the hall every half hour.",
        days: [
          {
            label: "10:00",
            heading: "In at the green door",
            text: "Take a paper kite at the desk and write your name on it. It is your ticket for the yard later.",
            facts: ["Coats in the corridor"],
          },
          {
            label: "10:15",
            heading: "The giant abacus",
            text: "Push beads as large as oranges. An Oak pupil shows how to add your age to your father's.",
            facts: ["Hall"],
          },
          {
            label: "10:45",
            heading: "A tour by Year 6",
            text: "Twenty minutes. Ask them what the lunch is really like.",
            facts: ["From the hall"],
          },
          {
            label: "11:30",
            heading: "Bread rolls",
            text: "Shape one, mark it with your initial, and find it again at lunch.",
            facts: ["Kitchen", "Aprons lent"],
          },
          {
            label: "12:00",
            heading: "School lunch",
            text: "At the long table, with teachers and strangers. Your roll comes out of the oven.",
            facts: ["£3", "Long corridor"],
          },
          {
            label: "13:30",
            heading: "Kites",
            text: "Fly the one you were given. Carys holds the record at 41 minutes.",
            facts: ["Yard"],
          },
          {
            label: "14:00",
            heading: "Fees and free places",
            text: "Twenty minutes in plain figures for parents, while the others play.",
            facts: ["Oak class"],
          },
        ],
      },
      {
        block: "menu-board",
        tone: "sunken",
        heading: "For lunch",
        lead: "Cooked by the school kitchen and served by Year 6 from twelve.",
        dishes: [
          { name: "Bean stew and a roll", text: "Issa's beans, vegan", price: "£3" },
          { name: "Cawl", text: "Lamb, leek, potato", price: "£3" },
          { name: "Welsh cake", text: "Warm, off the griddle", price: "50p" },
          { name: "Tea, coffee, squash", price: "free" },
        ],
        note: "Allergens are on a card at every pot. Cards and coins.",
      },
      {
        block: "questions-columns",
        heading: "On the day",
        questions: [
          {
            question: "Do we have to register?",
            answer: "No. Come when you like, leave when you like.",
          },
          {
            question: "Is there somewhere quiet?",
            answer:
              "The library until eleven and again after half past. Ear defenders are at the desk.",
          },
          {
            question: "Can we bring the baby?",
            answer: "Yes. Prams through the yard door; changing table beside the office.",
          },
          {
            question: "May we take photographs?",
            answer: "Of your own children, with pleasure. Please not of others.",
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
        tone: "accent",
        heading: "A question before the day?",
        lead: "The office answers on the next school day. If Saturday doesn't suit you, come on any Tuesday at nine.",
        facts: ["Saturday, 6 February", "10:00 to 15:00", "No booking needed"],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "ask",
        heading: "Ask the office",
        text: "For a visit on a Tuesday, tell us how old your child is, so that you see the right class.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "It is about",
            kind: "choice",
            options: ["The open day", "A Tuesday visit", "Access or support", "A place"],
          },
          { label: "Child's age", kind: "number", optional: true },
          { label: "Your question", kind: "textarea" },
        ],
        send: "Send",
      },
      {
        block: "hours-location",
        wide: "educ-paper-kites",
        tone: "raised",
        heading: "Way here",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["On foot", "Eleven minutes from the castle, along the water"],
          ["By bus", "Stop {street name}"],
          ["By bicycle", "Racks in the yard, a pump on the wall"],
          ["By car", "Blue badge spaces at the gate; otherwise park and ride"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
