import type { LayoutPages } from "../pages.ts";

/** For cat owners going away: the nine rooms compared and what to pack; then a question about dates. */
export default {
  second: {
    label: "Rooms",
    sections: [
      {
        block: "hero-split",
        keyword: "Nine rooms, first floor",
        heading: "Each cat has a door of its own",
        lead: "Every room faces south, is heated to twenty degrees and has a flap to its own piece of garden terrace. They differ in size and in quiet.",
        picture: "pets-cat-room",
        actions: [
          { label: "Compare the rooms", href: "#rooms" },
          { label: "Ask about dates", href: "/contact" },
        ],
      },
      {
        block: "compare-table",
        id: "rooms",
        tone: "tint",
        heading: "Which room suits your cat",
        lead: "Tell us about your cat and we choose with you.",
        labels: ["The rooms", "One to six", "Seven and eight", "Nine"],
        rows: [
          {
            term: "Made for",
            values: ["One cat", "Two who like each other", "One cat, old or unwell"],
          },
          { term: "Floor", values: ["2 by 1.5 m", "2 by 3 m", "2 by 2 m"] },
          { term: "Window", values: ["South, with a sill", "South, two sills", "South, low sill"] },
          { term: "Shelves", values: ["Five, as a stair", "Nine, two stairs", "Two, with a ramp"] },
          { term: "Beds", values: ["One, round", "Three, to argue over", "One, heated"] },
          {
            term: "Outdoors",
            values: ["Own run, by flap", "Own run, by flap", "Own run, no step"],
          },
          {
            term: "Neighbours",
            values: ["Heard, not seen", "Heard, not seen", "The nurse's room"],
          },
          { term: "Price for a night", values: ["£17", "£25 for both", "£17"] },
        ],
        note: "From 14 nights everything is a tenth less: £15.30 for one cat. Food, litter and heating are included.",
      },
      {
        block: "features-columns",
        heading: "What to pack",
        lead: "Less than you think, and one thing unwashed.",
        items: [
          {
            heading: "Please bring",
            text: "The vaccination card, any medicine in its box, and a blanket or jumper that smells of home.",
            note: "Jabs no older than a year",
          },
          {
            heading: "If you like",
            text: "The food your cat is used to. We keep three kinds of our own, and weigh every bowl.",
            note: "Labelled with the name",
          },
          {
            heading: "Leave at home",
            text: "Beds, litter trays and scratching posts. Ours are scrubbed between guests.",
            note: "Toys may come",
          },
        ],
      },
      {
        block: "questions-accordion",
        heading: "What owners ask",
        questions: [
          {
            question: "My cat has never been away.",
            answer:
              "Book a trial afternoon first. It is free, and you see how your cat sleeps here before you leave for a fortnight.",
          },
          {
            question: "What if mine is ill while I am away?",
            answer:
              "Dr Holt examines your cat the same morning and calls you before any treatment that costs more than £50.",
          },
          {
            question: "Do the cats meet each other?",
            answer:
              "Never. Runs and rooms are separate, and the partitions are solid to the height of a standing cat.",
          },
          {
            question: "How early do we need to book?",
            answer:
              "Two weeks for most of the year. For Christmas and August the rooms are full by spring.",
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
        keyword: "The cattery desk",
        heading: "Tell us who is coming to stay",
        lead: "We answer the same day and say which of the nine rooms is free. We don't ask for a deposit: you pay when you collect.",
        actions: [
          { label: "Ask about dates", href: "#dates" },
          { label: "Call {phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "dates",
        tone: "tint",
        heading: "Your cat and your dates",
        fields: [
          { label: "Cat's name and age", hint: "Both names, if there are two" },
          { label: "First night", kind: "date" },
          { label: "Last night", kind: "date" },
          {
            label: "Collected from home?",
            kind: "choice",
            options: ["No, we bring them", "Yes, £14"],
          },
          { label: "Food, medicine, habits", kind: "textarea", optional: true },
          { label: "Your email", kind: "email", autoComplete: "email" },
        ],
        send: "Ask the cattery",
      },
      {
        block: "hours-location",
        wide: "pets-abstract-tabby",
        heading: "Arriving and collecting",
        lead: "In these hours, by the side door and the stairs to the first floor.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By car", "Stop in the yard; ring the bell and we carry the basket"],
          ["Sundays", "No arrivals, but pictures at six as on every day"],
          ["A first look", "Saturdays at noon, without an appointment"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
