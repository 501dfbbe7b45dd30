import type { LayoutPages } from "../pages.ts";

/** For organisers: which hours are free in a week, three bookings added up, extras; then a request. */
export default {
  second: {
    label: "Calendar",
    sections: [
      {
        block: "hero-type",
        keyword: "Term from January to March",
        heading: "When the floor is free",
        lead: "The clubs have their hours, and the rest is for you. Bella keeps a slot for three days while you ask your team.",
        facts: ["£34 an hour before 17:00", "£52 an hour from 17:00", "£360 a day"],
        actions: [
          { label: "The week", href: "#week" },
          { label: "Three bookings, priced", href: "#sums" },
        ],
      },
      {
        block: "schedule-lineup",
        id: "week",
        tone: "raised",
        heading: "An ordinary week",
        lead: "Free means free on most weeks. Ask for your date and Bella looks it up.",
        days: [
          {
            heading: "Monday",
            slots: [
              { time: "08:00", name: "Free until 18:00" },
              { time: "18:00", name: "Eastgate Basketball", text: "Training" },
            ],
          },
          {
            heading: "Tuesday",
            slots: [
              { time: "08:00", name: "Free until 18:30" },
              { time: "19:00", name: "Tuesday Badminton" },
            ],
          },
          {
            heading: "Wednesday",
            slots: [
              { time: "08:00", name: "Schools until noon" },
              { time: "12:00", name: "Free until 22:00" },
            ],
          },
          {
            heading: "Thursday",
            slots: [
              { time: "08:00", name: "Free until 20:00" },
              { time: "20:00", name: "A third free", text: "Two thirds are let for the term" },
            ],
          },
          {
            heading: "Friday",
            slots: [
              { time: "08:00", name: "Free until 17:00" },
              { time: "18:00", name: "Eastgate Basketball", text: "Home games at 19:30" },
            ],
          },
          {
            heading: "Saturday",
            slots: [
              { time: "09:00", name: "Junior Volleyball" },
              {
                time: "13:00",
                name: "Free until 20:00",
                text: "Not on the last Saturday: ceilidh",
              },
            ],
          },
          {
            heading: "Sunday",
            slots: [{ time: "08:00", name: "Free until 20:00", text: "Best for tournaments" }],
          },
        ],
      },
      {
        block: "compare-table",
        id: "sums",
        heading: "Three bookings, priced",
        labels: ["The booking", "A birthday", "A weekly club", "A tournament"],
        rows: [
          {
            term: "When",
            values: ["Sunday, 14:00–17:00", "Wednesdays, 18:00, 12 weeks", "Sunday, 8:00–20:00"],
          },
          { term: "Floor", values: ["All of it", "All of it", "All of it, seats out"] },
          { term: "Rate", values: ["3 hours at £34", "12 hours at £52", "One day"] },
          { term: "Hall", values: ["£102", "£624", "£360"] },
          { term: "Extras", values: ["Tables and chairs, £20", "None", "Second caretaker, £80"] },
          { term: "Together", values: ["£122", "£624", "£440"] },
        ],
        note: "A third of the floor costs £14 an hour before 17:00. Heat, light and a caretaker are always included.",
      },
      {
        block: "prices-list",
        tone: "deep",
        heading: "Extras",
        lead: "For one booking. Nets, posts and hoops are included.",
        groups: [
          {
            heading: "For parties",
            lines: [
              { name: "Tables and chairs", text: "For sixty", price: "£20" },
              { name: "Kitchen and urn", text: "Included by the day", price: "£15" },
              { name: "Music and two microphones", price: "£25" },
            ],
          },
          {
            heading: "For matches",
            lines: [
              { name: "Seats out", text: "220, included by the day", price: "£40" },
              { name: "Scoreboard", text: "Included by the day", price: "£10" },
              { name: "Second caretaker", text: "From 150 guests", price: "£80" },
            ],
          },
        ],
        note: "A deposit of £100 is refunded on the next working day, once the floor has been swept.",
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-type",
        keyword: "Hall hire",
        heading: "Ask Bella for a date",
        lead: "She answers within a day with the price and holds the time for three days. You can come and walk on the floor before you decide.",
        actions: [
          { label: "Check a date", href: "#date" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "date",
        heading: "About your booking",
        fields: [
          { label: "Name and club", autoComplete: "organization" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "What is it for?",
            kind: "select",
            options: [
              "Training",
              "A weekly slot",
              "A tournament",
              "A birthday",
              "A ceilidh or party",
              "Something else",
            ],
          },
          { label: "Day, and a second choice" },
          { label: "From when to when?", hint: "With time to set up and sweep" },
          { label: "How many people, and what do you need?", kind: "textarea" },
        ],
        send: "Ask Bella",
      },
      {
        block: "hours-location",
        tone: "raised",
        heading: "Come and see it",
        lead: "Without an appointment, whenever the hall is open.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["Unloading", "At the double doors, twenty minutes"],
          ["Parking", "Behind the hall, thirty cars, free after six"],
          ["Step-free", "Side door, changing room and toilet"],
        ],
      },
      {
        block: "questions-accordion",
        wide: "spor-court",
        heading: "Before you book",
        questions: [
          {
            question: "What if we cancel?",
            answer:
              "Two weeks before, free. One week before, half. After that the whole price, unless another club takes it.",
          },
          {
            question: "May we bring food and drink?",
            answer: "Yes, in the kitchen and on the seats. On the floor only water, please.",
          },
          {
            question: "Which shoes?",
            answer: "Soft, clean soles. For ceilidhs we roll out a floor cover at no charge.",
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
