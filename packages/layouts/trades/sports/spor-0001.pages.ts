import type { LayoutPages } from "../pages.ts";

/** For fans: the league table, the rest of the squad, tickets; then a group, a trial, a sponsor. */
export default {
  second: {
    label: "Season",
    sections: [
      {
        block: "hero-type",
        tone: "deep",
        keyword: "Second division, 2026/27",
        heading: "Third of ten after ten games",
        lead: "Two wins behind Paisley, who come here in March. The table, the bench and the tickets are below.",
        facts: ["Won: seven", "Lost: three", "Points a game: 74.2", "Season ticket: £22"],
        actions: [
          { label: "League table", href: "#table" },
          { label: "Tickets", href: "#tickets" },
        ],
      },
      {
        block: "compare-table",
        id: "table",
        heading: "League table",
        lead: "Two points for a win, one for a game lost. After ten rounds.",
        labels: ["Team", "Won", "Lost", "Points"],
        rows: [
          { term: "Paisley Threads", values: ["9", "1", "19"] },
          { term: "Dundee Jute", values: ["8", "2", "18"] },
          { term: "Eastgate", values: ["7", "3", "17"] },
          { term: "Inverness North", values: ["6", "4", "16"] },
          { term: "Clydebank Rovers", values: ["5", "5", "15"] },
          { term: "Leith Harriers", values: ["5", "5", "15"] },
          { term: "Stirling Castle", values: ["4", "6", "14"] },
          { term: "Ayr Breakers", values: ["3", "7", "13"] },
          { term: "Kelso Looms", values: ["2", "8", "12"] },
          { term: "Oban Tide", values: ["1", "9", "11"] },
        ],
        note: "The first two go up. The last goes down to the third division.",
      },
      {
        block: "team-rows",
        tone: "tint",
        heading: "The bench and the board",
        lead: "The starting five are on the first page. Here are four who come on, and both coaches.",
        people: [
          {
            name: "Rhona Petrie",
            role: "Guard, no. 9",
            text: "She came back from a knee operation in September and starts again by Christmas.",
          },
          {
            name: "Yemi Cole",
            role: "Guard, no. 12",
            text: "She is seventeen, plays for the juniors on Saturdays and is the fastest we have.",
          },
          {
            name: "Sìne MacRae",
            role: "Forward, no. 18",
            text: "She joined from Oban in summer and takes the long shots.",
          },
          {
            name: "Jo Tarrant",
            role: "Forward, no. 20",
            text: "She drives the away van, so nobody dares to leave her out.",
          },
          {
            name: "Senga Doyle",
            role: "Head coach",
            text: "She played here for eleven seasons and has coached the team for six.",
          },
          {
            name: "Winston Baptiste",
            role: "Second coach, fitness",
            text: "He runs the weights room upstairs and counts the rebounds.",
          },
        ],
      },
      {
        block: "prices-list",
        id: "tickets",
        heading: "Tickets",
        lead: "At the door from seven, or at the desk all week.",
        groups: [
          {
            heading: "One game",
            lines: [
              { name: "Adult", price: "£4" },
              { name: "Member of the hall", price: "free" },
              { name: "Under twelve", price: "free" },
            ],
          },
          {
            heading: "All season",
            lines: [
              { name: "Season ticket", text: "Nine home games, any seat", price: "£22" },
              { name: "Away van", text: "Return, when there are seats", price: "£6" },
            ],
          },
        ],
        note: "A season ticket saves £14 on nine games at the door. Step-free seats are at the side door.",
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-type",
        tone: "deep",
        keyword: "Eastgate Basketball",
        heading: "Bring your class, your shirt, your name",
        lead: "The desk answers within two days. For a game tonight please call instead; we pick up until tip-off.",
        actions: [
          { label: "Call {phone}", href: "tel:{phone}" },
          { label: "Write to the team", href: "#write" },
        ],
      },
      {
        block: "contact-form",
        id: "write",
        heading: "Write to the team",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "What is it about?",
            kind: "select",
            options: [
              "A group of ten or more",
              "Season tickets",
              "A trial for the juniors",
              "Sponsoring",
              "Press and pictures",
            ],
          },
          { label: "Which game, if any?", optional: true },
          { label: "Your message", kind: "textarea" },
        ],
        send: "Send",
      },
      {
        block: "hours-location",
        tone: "ink",
        heading: "Where we play",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By bus", "The 41 stops at the door"],
          ["By car", "Behind the hall, free after six"],
          ["Step-free", "Side door; two spaces kept until tip-off"],
        ],
      },
      {
        block: "questions-columns",
        wide: "spor-court",
        heading: "Before the game",
        questions: [
          {
            question: "Will it be sold out?",
            answer: "There are 220 seats. Only the derby against Clydebank has filled them.",
          },
          {
            question: "Can I bring a drum?",
            answer: "One per side, please, and not during free throws.",
          },
          { question: "Is there food?", answer: "Pies and tea from the hatch until half time." },
        ],
      },
    ],
  },
} satisfies LayoutPages;
