import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Prices",
    sections: [
      {
        block: "hero-split",
        keyword: "Lessons upstairs",
        heading: "What lessons cost, and when there is room",
        lead: "The first half hour is free. After that you pay by the lesson, by ten or by the term, and instruments are lent.",
        picture: "musi-abstract-keys",
        actions: [{ label: "Book a free half hour", href: "/contact" }],
      },
      {
        block: "prices-list",
        id: "prices",
        heading: "Prices",
        lead: "The same for children and grown-ups.",
        groups: [
          {
            heading: "On your own",
            lines: [
              { name: "Half an hour", text: "Piano, guitar, voice or drums", price: "£21" },
              { name: "Ten half hours", text: "Good for six months", price: "£190" },
              { name: "Three quarters of an hour", text: "From the second year", price: "£30" },
              { name: "Two at one piano", text: "Half an hour, for both", price: "£28" },
            ],
          },
          {
            heading: "Together",
            lines: [
              { name: "Guitar in a group", text: "Eight evenings, six people", price: "£96" },
              { name: "Sing, Wednesdays", text: "An hour, pay at the door", price: "£7" },
              { name: "First band", text: "Ten to fifteen years, a term", price: "£110" },
            ],
          },
          {
            heading: "To take home",
            lines: [
              { name: "Guitar, first month", price: "free" },
              { name: "Guitar, after that", text: "A month", price: "£8" },
              { name: "Keyboard", text: "Full size, a month", price: "£14" },
              { name: "Practice pad and sticks", price: "free" },
            ],
          },
        ],
        note: "If money is short, tell us. Four places a term cost half, and only the office knows.",
      },
      {
        block: "schedule-lineup",
        tone: "sunken",
        heading: "Evenings with places",
        lead: "From 11 January. Afternoons are for schoolchildren; ask us.",
        days: [
          {
            heading: "Monday",
            slots: [
              { time: "17:30", name: "Piano", text: "Two places", place: "Ondine, room two" },
              { time: "18:30", name: "Voice", text: "One place", place: "Ondine, room two" },
              { time: "19:30", name: "Drums", text: "Two places", place: "Mbali, room one" },
            ],
          },
          {
            heading: "Tuesday",
            slots: [
              { time: "17:30", name: "Guitar", text: "Three places", place: "Rafe, room three" },
              {
                time: "19:00",
                name: "Guitar in a group",
                text: "From 12 January, four places",
                place: "Rafe, room three",
              },
            ],
          },
          {
            heading: "Wednesday",
            slots: [
              {
                time: "18:30",
                name: "Sing",
                text: "Any week, no booking",
                place: "Ondine, downstairs",
              },
            ],
          },
          {
            heading: "Thursday",
            slots: [
              {
                time: "17:00",
                name: "First band",
                text: "Drums and bass wanted",
                place: "Mbali, room one",
              },
              { time: "18:30", name: "Piano", text: "Two places", place: "Ondine, room two" },
              { time: "19:30", name: "Guitar", text: "One place", place: "Rafe, room three" },
            ],
          },
        ],
      },
      {
        block: "questions-accordion",
        heading: "Before your first lesson",
        questions: [
          {
            question: "Am I too old?",
            answer:
              "Arthur began at seventy-one. The oldest beginner so far was eighty-eight and chose the drums.",
          },
          {
            question: "Do I have to read music?",
            answer: "Not to begin. You learn it when you want a piece that nobody can show you.",
          },
          {
            question: "What if I miss a lesson?",
            answer:
              "Tell us the day before and it moves. On the day itself it counts, unless you are ill.",
          },
          {
            question: "Must I play in public?",
            answer:
              "No. There is a Friday evening each term for those who would like to, downstairs, with friends and trains.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-offset",
        heading: "Half an hour, free, no case needed",
        lead: "Tell us what you would like to play. We reply within two days with a teacher and an evening.",
        picture: "musi-abstract-drum",
        caption: "Room one: Mbali's snare, and pads for the first weeks",
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "begin",
        tone: "sunken",
        heading: "Who wants to learn?",
        fields: [
          { label: "Name of the learner" },
          { label: "Age", kind: "number", optional: true },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          {
            label: "Instrument",
            kind: "choice",
            options: ["Piano", "Guitar", "Voice", "Drums", "Not sure"],
          },
          {
            label: "Best evening",
            kind: "select",
            options: ["Monday", "Tuesday", "Thursday", "Afternoons", "Any"],
          },
          { label: "A song you wish you could play", optional: true },
        ],
        send: "Find me a time",
      },
      {
        block: "hours-location",
        heading: "Up the stairs in arch 41",
        lead: "Lessons have their own bell, left of the shop.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["Train", "New Cross, six minutes"],
          ["Step-free", "Lessons move downstairs for you: tell us when you book"],
          ["Waiting", "Parents wait in the record shop, which stays open until seven"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
