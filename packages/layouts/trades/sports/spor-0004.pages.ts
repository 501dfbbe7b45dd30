import type { LayoutPages } from "../pages.ts";

/** For runners: ten weeks of training for three goals; then entries, relays, volunteers and neighbours. */
export default {
  second: {
    label: "Training",
    sections: [
      {
        block: "hero-split",
        tone: "brand",
        keyword: "1 March to 9 May",
        heading: "Ten weeks for ten laps",
        lead: "Three runs a week, written by Winston for three goals. Choose a column, stay in it, and take the rest days seriously.",
        picture: "spor-street-race",
        actions: [
          { label: "The plan", href: "#plan" },
          { label: "Run with us on Thursdays", href: "#thursdays" },
        ],
      },
      {
        block: "compare-table",
        id: "plan",
        heading: "The plan, in kilometres",
        lead: "Tuesday, Thursday and Sunday. The last number is always the long, slow one.",
        labels: ["Week from", "To finish", "Under 60", "Under 50"],
        rows: [
          { term: "1 March", values: ["2 + 2 + 3", "4 + 4 + 6", "6 + 6 + 8"] },
          { term: "8 March", values: ["2 + 3 + 4", "4 + 5 + 7", "6 + 7 + 9"] },
          { term: "15 March", values: ["3 + 3 + 4", "5 + 5 + 8", "7 + 7 + 10"] },
          { term: "22 March", values: ["3 + 3 + 5", "5 + 5 + 8", "7 + 8 + 11"] },
          { term: "29 March, easy week", values: ["2 + 2 + 4", "4 + 4 + 6", "5 + 5 + 8"] },
          { term: "5 April", values: ["3 + 4 + 6", "5 + 6 + 9", "7 + 8 + 12"] },
          { term: "12 April", values: ["4 + 4 + 7", "6 + 6 + 10", "8 + 8 + 13"] },
          { term: "19 April", values: ["4 + 5 + 8", "6 + 7 + 11", "8 + 9 + 14"] },
          { term: "26 April", values: ["4 + 4 + 6", "5 + 6 + 8", "7 + 8 + 10"] },
          {
            term: "3 May, race week",
            values: ["3 + 2 + the race", "4 + 3 + the race", "5 + 3 + the race"],
          },
        ],
        note: "If something hurts for more than two days, miss a run. If it hurts for a week, see a physiotherapist.",
      },
      {
        block: "features-columns",
        id: "thursdays",
        tone: "night",
        heading: "Thursdays at seven, from the hall door",
        lead: "Free, from 4 March, whether you have entered or not.",
        items: [
          {
            heading: "Two laps",
            text: "For everyone who has not run since school. We walk the climb.",
            note: "With Morag Weir",
          },
          {
            heading: "Five laps",
            text: "At the speed of conversation. On the last lap you may be quiet.",
            note: "With Winston Baptiste",
          },
          {
            heading: "The climb, six times",
            text: "Up fast, down slowly. It is nine metres and feels like thirty.",
            note: "Every second week",
          },
        ],
      },
      {
        block: "questions-accordion",
        heading: "What new runners ask",
        questions: [
          {
            question: "Is there a time limit?",
            answer:
              "Yes: 12:45. That is sixteen minutes a lap, which you can walk. The cones come in behind you.",
          },
          {
            question: "May I run with a pram or a dog?",
            answer:
              "Prams at the back of the field, gladly. Dogs watch, please: there are cobbles and 600 pairs of feet.",
          },
          {
            question: "Which shoes?",
            answer: "The ones you train in. Brewery bend is slippery in new soles.",
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
        keyword: "Race desk",
        heading: "Runners, relays, helpers, neighbours",
        lead: "The race desk answers within two days. From 3 May there is a person at it in the hall until eight every evening.",
        actions: [
          { label: "Write to the desk", href: "#desk" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "desk",
        tone: "accent",
        heading: "To the race desk",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "I am writing as",
            kind: "select",
            options: [
              "A runner with a question",
              "A relay team of five",
              "A volunteer in yellow",
              "A neighbour on the course",
              "Press",
            ],
          },
          { label: "Bib number, if you have one", optional: true },
          { label: "Message", kind: "textarea" },
        ],
        send: "Send",
      },
      {
        block: "questions-columns",
        heading: "Entries and streets",
        questions: [
          {
            question: "Can I give my place to a friend?",
            answer: "Until 25 April. Send both names and we change the bib, free.",
          },
          {
            question: "Do you refund?",
            answer: "Until 25 April, £7 of £12. The £5 for the roof stays with the roof.",
          },
          {
            question: "When can I move my car?",
            answer:
              "Before nine or after half past one. Cars on the course at nine are moved round the corner.",
          },
          {
            question: "I live on the climb.",
            answer: "Then you get a letter in April, two cups and a chair by the water table.",
          },
        ],
      },
      {
        block: "hours-location",
        wide: "spor-street-race",
        tone: "night",
        heading: "Start and finish",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By bus", "On race day the 41 stops two streets away"],
          ["By bicycle", "Guarded racks in the yard from eight"],
          ["Email", "{email}"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
