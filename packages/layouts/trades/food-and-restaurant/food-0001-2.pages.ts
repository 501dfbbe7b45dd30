import type { LayoutPages } from "../pages.ts";

/** For guests of the supper club: hiring the long table; then seats, allergies and the way home. */
export default {
  second: {
    label: "Private hire",
    sections: [
      {
        block: "hero-type",
        keyword: "Sunday to Wednesday",
        heading: "The long table for your own evening",
        lead: "On nights without a supper club you can hire the whole room: twelve to thirty people, one menu, nobody else.",
        actions: [
          { label: "Ask about a night", href: "/contact" },
          { label: "See the prices", href: "#prices" },
        ],
      },
      {
        block: "prices-list",
        id: "prices",
        heading: "The whole table",
        lead: "Food is charged per head, the room per night.",
        groups: [
          {
            heading: "Per head",
            lines: [
              { name: "Three courses", text: "Bread and water included", price: "£38" },
              { name: "Five courses", text: "As on a Thursday", price: "£48" },
              { name: "Children under ten", text: "Two courses, served early", price: "£16" },
            ],
          },
          {
            heading: "Per night",
            lines: [
              { name: "The room", text: "18:00 to 23:00", price: "£180" },
              { name: "A longer evening", text: "Each hour after 23:00", price: "£60" },
              { name: "Your own wine", text: "Per bottle, glasses included", price: "£8" },
            ],
          },
        ],
        note: "You pay half when you book and the rest on the evening. Service is included.",
      },
      {
        block: "features-lines",
        tone: "raised",
        heading: "What people hire it for",
        lead: "Seventeen evenings last winter, and these came back.",
        items: [
          {
            heading: "A birthday for thirty",
            text: "One table, so everyone hears the speech. There is a small step at the end for it.",
          },
          {
            heading: "A firm of fourteen",
            text: "Three courses on a Tuesday, coats off at six and home by ten.",
          },
          {
            heading: "Supper after a funeral",
            text: "Soup, bread and a fire. We keep the curtains drawn and stay in the kitchen.",
          },
        ],
      },
      {
        block: "questions-accordion",
        tone: "tint",
        heading: "Before you ask",
        questions: [
          {
            question: "How early should we book?",
            answer: "Three weeks ahead for a Wednesday. December is full by October.",
          },
          {
            question: "May we choose the dishes?",
            answer:
              "You choose between two seasonal menus, and we change any dish that one of you can't eat.",
          },
          {
            question: "Is there a microphone?",
            answer: "No, and at one table nobody has needed one.",
          },
          {
            question: "Is there wheelchair access?",
            answer: "Yes, by the side door in the yard. Tell us and we will have it open.",
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
        keyword: "Seats and evenings",
        heading: "Tell us who is coming",
        lead: "We answer by noon on the next day, with your seats or with the next evening that has some.",
        actions: [
          { label: "Write to us", href: "#write" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "write",
        tone: "brand",
        heading: "About your evening",
        lead: "For two seats on a Thursday or the whole room on a Sunday.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "What is it about?",
            kind: "select",
            options: [
              "Seats at a supper",
              "The whole table",
              "A voucher for two",
              "Changing a booking",
            ],
          },
          { label: "Evening", kind: "date" },
          { label: "How many guests", kind: "number" },
          { label: "Allergies, birthdays, wishes", kind: "textarea", optional: true },
        ],
        send: "Send it",
      },
      {
        block: "hours-location",
        heading: "Where the candles are",
        lead: "Same door as the bakery. After six, ring the brass bell.",
        hours: [["Supper, Thursday to Saturday", "18:30–22:30"]],
        address: ["{address lines}"],
        ways: [
          ["By bus", "The 12 to Fish Lane; the last one back goes at 22:51"],
          ["By train", "Six minutes on foot from the station"],
          ["By car", "Parking in Wellington Street is free after six"],
          ["Step-free", "Through the yard, at the side door"],
        ],
      },
      {
        block: "questions-columns",
        wide: "food-abstract-table",
        tone: "tint",
        heading: "About the seats",
        questions: [
          {
            question: "What if we can't come?",
            answer: "Up to two days before, your deposit of £15 a head is refunded in full.",
          },
          {
            question: "May we sit together?",
            answer: "Of course. Say so when you book and your names stand side by side.",
          },
          {
            question: "Do you cook for vegans?",
            answer: "With three days' notice all five courses, not only the salad.",
          },
          {
            question: "Are children welcome?",
            answer: "From ten at the supper. At a private evening, of any age.",
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
