import type { LayoutPages } from "../pages.ts";

/** For friends of a small wedding: lunch, lifts, answers to small worries; then a line to the helpers. */
export default {
  second: {
    label: "Details",
    sections: [
      {
        block: "hero-split",
        keyword: "Saturday, 14 August 2027",
        heading: "Lunch, lifts and a place to sit down",
        lead: "The vows take twenty minutes and the rest takes all day. Here is what you will eat and how you will get home.",
        picture: "wedd-table",
        actions: [
          { label: "Lunch", href: "#lunch" },
          { label: "Getting home", href: "#home" },
        ],
      },
      {
        block: "spec-sheet",
        id: "lunch",
        tone: "tint",
        heading: "Lunch at The Plume",
        lead: "At three, at long tables. Everything is paid for except the bar after seven.",
        groups: [
          {
            heading: "First",
            lines: [
              ["Bread and pickles", "On the table"],
              ["Tomatoes", "From Finn's allotment"],
              ["A glass of something", "With bubbles, or without"],
            ],
          },
          {
            heading: "One pie",
            lines: [
              ["Beef and ale", "With mustard mash"],
              ["Leek and cheese", "With greens"],
              ["No pie", "A big salad, and vegan"],
            ],
          },
          {
            heading: "Three puddings",
            lines: [
              ["Summer pudding", "Cream beside it"],
              ["Treacle tart", "Bea's grandmother's"],
              ["The cake", "Cut at five"],
            ],
          },
        ],
        note: "Under ten? Pudding comes first, at the Gills' table.",
      },
      {
        block: "fixtures-table",
        id: "home",
        heading: "Getting there, getting home",
        lead: "All from the square, which is four minutes from everything.",
        labels: ["When", "What", "Where", "Leaves"],
        fixtures: [
          {
            date: "Before noon",
            title: "Trains",
            place: "The station, ten minutes on foot",
            result: "hourly",
          },
          {
            date: "From half past one",
            title: "Buttonholes",
            place: "Town hall steps, from Marco",
            result: "13:30",
          },
          {
            date: "Evening",
            title: "Van to the station",
            place: "Outside The Plume, seven seats",
            result: "21:00",
          },
          { date: "Late", title: "Last bus", place: "The square", result: "23:00" },
          {
            date: "Late",
            title: "Van, second trip",
            place: "Outside The Plume, seven seats",
            result: "23:00",
          },
          {
            date: "Sunday",
            title: "Coffee on the steps",
            place: "Town hall, if you are still here",
            result: "11:00",
          },
        ],
        note: "The vans are Ines and Jo's. Put your name down when you answer.",
      },
      {
        block: "questions-columns",
        heading: "Small worries",
        questions: [
          {
            question: "Are there stairs?",
            answer:
              "Six at the town hall, with a ramp on the left. The party is upstairs; lunch is not.",
          },
          {
            question: "I may be late.",
            answer: "Come straight to The Plume at three. You will not have missed the pie.",
          },
          {
            question: "Might I be asked to witness?",
            answer: "Two of you will. It is one signature, and the pen is provided.",
          },
          {
            question: "May I throw something?",
            answer: "Not confetti. Marco has petals, and a broom.",
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
        tone: "brand",
        keyword: "Two sharp",
        heading: "Tell us what you need",
        lead: "A chair, a lift, a quiet corner, another pie. Bea or Finn answers within the week until the first of August.",
        facts: ["Answers by 1 July", "Vows at 14:00", "Lunch at 15:00"],
        actions: [{ label: "Write to us", href: "#write" }],
      },
      {
        block: "contact-form",
        id: "write",
        heading: "A line to Bea and Finn",
        lead: "To save a chair, use the form on the first page.",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "A seat in the van?",
            kind: "select",
            options: ["No, thank you", "At nine", "At eleven"],
          },
          { label: "Food we should know about", optional: true },
          { label: "A song for Finn's uncle", optional: true },
          { label: "Anything else", kind: "textarea", optional: true },
        ],
        send: "Send",
      },
      {
        block: "contact-ways",
        wide: "wedd-abstract-cake",
        tone: "tint",
        heading: "Other ways to reach us",
        lead: "{name} keeps our post and our flowers until the day.",
        ways: [
          {
            heading: "By telephone",
            text: "Leave a message at the barn. Hettie passes it on the same evening.",
            action: { label: "{phone}", href: "tel:{phone}" },
          },
          {
            heading: "By email",
            text: "Write “Bea and Finn” in the first line, please.",
            action: {
              label: "{email}",
              href: "mailto:{email}",
            },
          },
          {
            heading: "By post",
            text: "Bea and Finn, {address}.",
            action: { label: "The plan for the day", href: "/" },
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
