import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Mornings",
    sections: [
      {
        block: "hero-ticket",
        keyword: "2 to 27 August 2027",
        heading: "Twenty mornings, one by one",
        lead: "Nine to one, Monday to Friday. Two days are longer and need a packed lunch.",
        picture: "educ-weather-station",
        actions: [{ label: "Keep a place", href: "/contact" }],
        stub: ["from Monday", "2", "August 2027"],
        facts: [
          ["Mornings", "9:00 to 13:00"],
          ["Ages", "8 to 12"],
          ["Places", "24"],
        ],
      },
      {
        block: "schedule-lineup",
        id: "days",
        heading: "What happens on which day",
        lead: "If it pours, two mornings change places. We text you by eight.",
        days: [
          {
            heading: "Rivers, 2 to 6 August",
            slots: [
              { time: "Mon", name: "Where does it start?", text: "Finding the Taff on six maps" },
              {
                time: "Tue",
                name: "Orange race",
                text: "How fast water goes, in metres and fruit",
              },
              { time: "Wed", name: "Upstream walk", text: "Whole day, packed lunch, wellingtons" },
              { time: "Thu", name: "River in clay", text: "Four metres long, with bends" },
              { time: "Fri", name: "Let it rain", text: "A watering can tests the clay" },
            ],
          },
          {
            heading: "Mountains, 9 to 13 August",
            slots: [
              { time: "Mon", name: "Layers of card", text: "A hill cut out, contour by contour" },
              { time: "Tue", name: "Which way is north?", text: "Compass games in the park" },
              { time: "Wed", name: "Drawing the map", text: "Paths, sheep, a legend" },
              { time: "Thu", name: "The real hill", text: "Whole day, packed lunch" },
              { time: "Fri", name: "Where we got lost", text: "Corrections, in red" },
            ],
          },
          {
            heading: "Weather, 16 to 20 August",
            slots: [
              { time: "Mon", name: "The station", text: "On the roof, in pairs, holding the rail" },
              { time: "Tue", name: "Making a rain gauge", text: "To take home" },
              { time: "Wed", name: "Clouds", text: "Lying down, if dry" },
              { time: "Thu", name: "Wind and kites" },
              { time: "Fri", name: "Our forecast", text: "Signed and hung on the gate" },
            ],
          },
          {
            heading: "Everybody else, 23 to 27",
            slots: [
              { time: "Mon", name: "Five breakfasts" },
              { time: "Tue", name: "Letters to Lisbon", text: "And opening the ones that came" },
              { time: "Wed", name: "How others count", text: "Beads, knots, fingers" },
              { time: "Thu", name: "Binding the atlas" },
              { time: "Fri", name: "Families, 12:00", text: "The atlas, the map, the songs" },
            ],
          },
        ],
      },
      {
        block: "features-icons",
        tone: "sunken",
        heading: "What goes in the bag",
        items: [
          {
            icon: "drop",
            heading: "Water bottle",
            text: "With a name on it. We refill it at every break.",
          },
          {
            icon: "sun",
            heading: "Sun hat and cream",
            text: "Cream goes on at home. Teachers help with the second coat.",
          },
          {
            icon: "bag",
            heading: "Old clothes",
            text: "Clay, river and paint in one morning. A change of socks is wise.",
          },
          {
            icon: "heart",
            heading: "Medicine",
            text: "Inhalers and pens go to the leader at the door, with a note.",
          },
        ],
      },
      {
        block: "questions-accordion",
        heading: "What parents want to know",
        questions: [
          {
            question: "When can I bring and fetch them?",
            answer:
              "From a quarter to nine, until a quarter past one. Children of eleven and twelve may walk home if you sign for it.",
          },
          {
            question: "What if my child knows nobody?",
            answer:
              "Most don't on Monday. We start in pairs drawn from a hat, and by fruit time it is forgotten.",
          },
          {
            question: "Can a child with support come?",
            answer:
              "Yes. Tell us on the form and a leader phones you. A helper you bring comes free.",
          },
          {
            question: "What if we have to cancel?",
            answer:
              "The full fee is refunded until 1 July, and half after that if we can't fill the place.",
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
        heading: "Twenty-four places, six of them free",
        lead: "You hear within three school days whether there is room. Paying starts in June, in one sum or in three parts.",
        facts: ["£420 for four weeks", "£120 a week", "Ages 8 to 12"],
        actions: [{ label: "Phone the office", href: "tel:{phone}" }],
      },
      {
        block: "rsvp-form",
        id: "place",
        heading: "Keep a place",
        lead: "One form for each child, please.",
        fields: [
          { label: "Child's name and age in August" },
          {
            label: "Weeks",
            kind: "select",
            options: [
              "All four",
              "Rivers, 2 August",
              "Mountains, 9 August",
              "Weather, 16 August",
              "Everybody else, 23 August",
            ],
          },
          { label: "Your email", kind: "email", autoComplete: "email" },
          { label: "Telephone during the morning", kind: "tel", autoComplete: "tel" },
          { label: "Allergies, or help they need", kind: "textarea", optional: true },
          { label: "A free place?", kind: "choice", options: ["No", "Yes, please"] },
        ],
        send: "Draw us on the map",
        closing: "You can change weeks until 1 July.",
      },
      {
        block: "hours-location",
        wide: "educ-front",
        tone: "sunken",
        heading: "Finding the gate",
        lead: "In August the gate opens at a quarter to nine. In term time:",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By bus", "Stop {street name}, the shelter with our drawings in it"],
          ["By bicycle", "Racks in the yard, a pump on the wall"],
          ["By car", "Stop at the gate for a minute, please don't park"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
