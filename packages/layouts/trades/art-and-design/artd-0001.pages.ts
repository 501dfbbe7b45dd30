import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Works",
    sections: [
      {
        block: "hero-offset",
        keyword: "Ottoline Garr, paintings 1984 to 2026",
        heading: "A list to carry through the rooms",
        lead: "Twelve of the works you will meet, in the order of the rooms. The full list is at the desk, in large print too.",
        picture: "artd-gallery",
        actions: [
          { label: "The list", href: "#list" },
          { label: "Plan a visit", href: "/contact" },
        ],
        caption: "Room A: the canvases lean at the angle they were painted at",
      },
      {
        block: "case-index",
        id: "list",
        heading: "Twelve works, room by room",
        lead: "Sizes in centimetres. Lenders asked not to be named.",
        labels: ["Title", "Made of", "Room", "Year"],
        works: [
          {
            name: "Crossing",
            kind: "Oil and enamel, 190 × 240",
            place: "A, facing the door",
            year: "2025",
            href: "#list",
          },
          {
            name: "Slack Water",
            kind: "Oil, 160 × 200",
            place: "A, left wall",
            year: "2018",
            href: "#list",
          },
          {
            name: "Disc for a Wet Street",
            kind: "Marine enamel, 150 × 150",
            place: "A, left wall",
            year: "2011",
            href: "#list",
          },
          {
            name: "Field, Leaning",
            kind: "Oil, 180 × 120",
            place: "A, right wall",
            year: "2004",
            href: "#list",
          },
          {
            name: "Gangway",
            kind: "Oil on board, 200 × 90",
            place: "A, by the bench",
            year: "1996",
            href: "#list",
          },
          {
            name: "Wire, Pebble, Leaf",
            kind: "Mobile, steel and ash",
            place: "B, at the window",
            year: "2021",
            href: "#list",
          },
          {
            name: "Four Buoys",
            kind: "Mobile, painted tin",
            place: "B, over the stair",
            year: "2009",
            href: "#list",
          },
          {
            name: "Small Weather",
            kind: "Enamel on tin, 20 × 20",
            place: "B, end wall",
            year: "1990",
            href: "#list",
          },
          {
            name: "Last Ferry, Blue",
            kind: "Oil, 60 × 60",
            place: "B, end wall",
            year: "1988",
            href: "#list",
          },
          {
            name: "First Disc",
            kind: "Sign enamel on ply, 50 × 50",
            place: "C, at the lift",
            year: "1984",
            href: "#list",
          },
          {
            name: "Palettes",
            kind: "Wood and dry paint",
            place: "C, all round",
            year: "from 1981",
            href: "#list",
          },
          {
            name: "Unfinished",
            kind: "Oil, 120 × 120",
            place: "C, on the easel",
            year: "2026",
            href: "#list",
          },
        ],
      },
      {
        block: "prices-list",
        tone: "tint",
        heading: "To take home",
        lead: "At the desk, by card or cash. The paintings themselves are not for sale here.",
        groups: [
          {
            heading: "Books and paper",
            lines: [
              { name: "The catalogue", text: "Spine cut at seven degrees, 96 pages", price: "£24" },
              { name: "Poster", text: "Red disc, 50 × 70", price: "£9" },
              { name: "Five postcards", text: "One from each decade", price: "£4" },
            ],
          },
          {
            heading: "From the print room",
            lines: [
              { name: "Crossing, small", text: "Screen print, edition of 40", price: "£120" },
              { name: "Still Turning", text: "Screen print, edition of 40", price: "£85" },
              { name: "A stick of red", text: "Stirred by Garr, dry by Friday", price: "£3" },
            ],
          },
        ],
        note: "Posters are free for schools: write to us and we post a tube.",
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-panel",
        tone: "brand",
        heading: "Ask the desk",
        lead: "We reply the next open day. Entry needs no booking; talks, drawing mornings and classes do.",
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
        picture: "artd-shed",
        facts: [
          ["Entry", "Free"],
          ["Closed", "24 December to 2 January"],
        ],
      },
      {
        block: "booking-form",
        id: "places",
        heading: "Hold places for us",
        lead: "For an event, a class or a group of more than eight.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "What for?",
            kind: "select",
            options: [
              "Garr in conversation, 3 Dec",
              "Drawing for under-tens, 12 Dec",
              "Trio for moving wire, 14 Jan",
              "Sign painting, 23 Jan",
              "A school class, Wednesday",
              "A group tour",
            ],
          },
          { label: "How many of you?", kind: "number" },
        ],
        send: "Hold the places",
        note: "Held at the desk until ten minutes before. Pay there, by card or cash.",
      },
      {
        block: "hours-location",
        tone: "tint",
        heading: "Open until 14 February",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["On foot", "Ten minutes from the Green, along the water"],
          ["By train", "Bridge end exit, then eight minutes along the orange dots"],
          ["Step-free", "Wide door on the river side, lift to room C"],
        ],
      },
      {
        block: "questions-columns",
        heading: "For your visit",
        questions: [
          {
            question: "Is there a quiet time?",
            answer: "Wednesdays before one. On 6 February the lights stay low all morning.",
          },
          {
            question: "May I draw in the rooms?",
            answer: "Yes, in pencil. Stools and boards are at the desk.",
          },
          {
            question: "May I photograph?",
            answer: "Without flash, as much as you like. Please leave tripods at the desk.",
          },
          {
            question: "Is there a café?",
            answer:
              "A kettle, a biscuit tin and a bench by the river. Soup is for the opening night only.",
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
