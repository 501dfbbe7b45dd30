import type { LayoutPages } from "../pages.ts";

/** For a beginner: each class explained, and the first month; then the free week. */
export default {
  second: {
    label: "Classes",
    sections: [
      {
        block: "hero-type",
        keyword: "Weights room, first floor",
        heading: "Seven classes, one membership",
        lead: "All are included in £26 a month. If you are not sure, start with Barbell, beginners on a Monday.",
        actions: [
          { label: "The seven classes", href: "#classes" },
          { label: "First week free", href: "/contact" },
        ],
      },
      {
        block: "courses-list",
        id: "classes",
        heading: "The classes explained",
        lead: "Twelve people at most. A coach is in the room from start to finish.",
        labels: { starts: "When", length: "Lasts", price: "Costs" },
        courses: [
          {
            name: "Barbell, beginners",
            text: "Squat, press and lift with an empty bar until it feels ordinary.",
            level: "Start here",
            starts: "Mon 18:30",
            length: "60 minutes",
            price: "Included",
            action: { label: "Try it", href: "/contact" },
          },
          {
            name: "Barbell",
            text: "The same lifts with your own plan and a partner to load the bar.",
            level: "After six weeks",
            starts: "Wed 18:30",
            length: "60 minutes",
            price: "Included",
            action: { label: "Try it", href: "/contact" },
          },
          {
            name: "Kettlebells",
            text: "Swings and carries with Winston. Short, warm, done before work.",
            level: "All levels",
            starts: "Mon, Wed 06:45",
            length: "45 minutes",
            price: "Included",
            action: { label: "Try it", href: "/contact" },
          },
          {
            name: "Backs and desks",
            text: "Stretching and light weights for people who sit. No need to change.",
            level: "All levels",
            starts: "Mon 12:15",
            length: "30 minutes",
            price: "Included",
            action: { label: "Try it", href: "/contact" },
          },
          {
            name: "Over seventy, under load",
            text: "Chairs, small weights and balance. Tea in the corridor afterwards.",
            level: "Gentle",
            starts: "Wed 10:00",
            length: "50 minutes",
            price: "Included",
            action: { label: "Try it", href: "/contact" },
          },
          {
            name: "Long one",
            text: "Everything once, slowly, and then porridge. Please book this one.",
            level: "All levels",
            starts: "Sat 09:00",
            length: "90 minutes",
            price: "Included",
            action: { label: "Book a place", href: "/contact" },
          },
          {
            name: "Open floor",
            text: "Your own session, with a coach walking about who answers questions.",
            level: "All levels",
            starts: "Sat 11:00",
            length: "Two hours",
            price: "Included",
            action: { label: "Try it", href: "/contact" },
          },
        ],
      },
      {
        block: "process-steps",
        wide: "spor-close-barbell",
        tone: "tint",
        heading: "Your first month",
        lead: "Slow at the start, so that you are still here in summer.",
        steps: [
          {
            heading: "Hello",
            text: "Ten minutes at the desk: what you want, what hurts, when you can come.",
            note: "Day 1",
          },
          {
            heading: "Free week",
            text: "Any class, any number of them. You pay nothing and sign nothing.",
            note: "Week 1",
          },
          {
            heading: "Two classes",
            text: "The same two each week, so that the lifts become familiar.",
            note: "Weeks 2 and 3",
          },
          {
            heading: "Your plan",
            text: "Winston writes it with you, round knees, shifts and holidays.",
            note: "After two weeks",
          },
          {
            heading: "A look back",
            text: "Same weights as on day one. Most people laugh.",
            note: "After four weeks",
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
        keyword: "First week free",
        heading: "Tell us what you would like to try",
        lead: "We call back the same day and meet you at the desk before your first class, so you don't walk in alone.",
        facts: ["£26 a month afterwards", "Stop when you like", "Half price, no proof asked"],
        actions: [{ label: "Call {phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "week",
        tone: "brand",
        heading: "Your free week",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          {
            label: "What would you like to try?",
            kind: "select",
            options: [
              "Barbell, beginners",
              "Barbell",
              "Kettlebells",
              "Backs and desks",
              "Over seventy, under load",
              "Long one",
              "I do not know yet",
            ],
          },
          {
            label: "Have you trained before?",
            kind: "choice",
            options: ["Never", "Long ago", "Yes"],
          },
          { label: "Does anything hurt?", optional: true, hint: "Only the coach reads this" },
        ],
        send: "Start my free week",
      },
      {
        block: "hours-location",
        heading: "Up the stairs, first floor",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By bus", "The 41 stops at the door"],
          ["Bicycles", "Lean them at the wall; there are eight rings"],
          ["Lift", "By the side door, from the street to the first floor"],
        ],
      },
      {
        block: "questions-accordion",
        wide: "spor-weights-room",
        heading: "Joining and leaving",
        questions: [
          {
            question: "How do I stop?",
            answer: "Tell the desk, by any means, and the next month is not charged.",
          },
          {
            question: "Can I pause?",
            answer: "Yes, for up to three months a year, for illness, work or no reason.",
          },
          {
            question: "When is it quiet?",
            answer: "Before nine in the morning. From six to eight in the evening it is busy.",
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
