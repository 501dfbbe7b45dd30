import type { LayoutPages } from "../pages.ts";

/** For adults who stopped at school: what is shown on which Tuesday; then shoes, a racket and a lift home. */
export default {
  second: {
    label: "Tuesdays",
    sections: [
      {
        block: "hero-offset",
        keyword: "One thing each week",
        heading: "What we learn, Tuesday by Tuesday",
        lead: "At half past seven Winston shows one thing, for twenty minutes. You can start in any week and miss any week.",
        picture: "spor-shuttles",
        caption: "A tube of feathers for each court, opened at seven",
        actions: [
          { label: "This winter's list", href: "#list" },
          { label: "Say you are coming", href: "/contact" },
        ],
      },
      {
        block: "fixtures-table",
        id: "list",
        tone: "tint",
        heading: "This winter's list",
        lead: "Twelve evenings. The hall is closed on 22 and 29 December.",
        labels: ["Tuesday", "One thing", "Good for", "Court"],
        fixtures: [
          {
            date: "24 November",
            title: "Holding the racket",
            place: "Everybody, every year again",
            result: "All",
          },
          {
            date: "1 December",
            title: "The short serve",
            place: "People whose serve goes long",
            result: "1–4",
          },
          {
            date: "8 December",
            title: "Hitting it high",
            place: "Getting time to breathe",
            result: "All",
          },
          {
            date: "15 December",
            title: "No lesson, paper hats",
            place: "Doubles and mince pies",
            result: "All",
          },
          { date: "5 January", title: "Feet again", place: "After the holidays", result: "All" },
          { date: "12 January", title: "The drop", place: "Being sly", result: "1–4" },
          {
            date: "19 January",
            title: "Who takes the middle one?",
            place: "Staying friends in doubles",
            result: "All",
          },
          {
            date: "26 January",
            title: "Backhand, without fear",
            place: "Those who run round it",
            result: "5–8",
          },
          {
            date: "2 February",
            title: "Keeping score",
            place: "People who never understood it",
            result: "1–2",
          },
          {
            date: "9 February",
            title: "The smash",
            place: "The end of a long winter",
            result: "All",
          },
          {
            date: "16 February",
            title: "Playing left-handed",
            place: "Fairness; Noor shows it",
            result: "5–8",
          },
          {
            date: "23 February",
            title: "A small tournament",
            place: "Everybody, drawn from a hat",
            result: "All",
          },
        ],
        note: "It starts at 19:30. If you would rather just play, four courts stay free.",
      },
      {
        block: "questions-accordion",
        heading: "Before your first evening",
        lead: "Asked by nearly everyone in the book.",
        questions: [
          {
            question: "I have not played for twenty years.",
            answer:
              "That is the idea of the evening. You will be put on court with three others who said the same.",
          },
          {
            question: "Do I need a partner?",
            answer:
              "No. Doubles are drawn from a hat, and you change partners after eleven points.",
          },
          {
            question: "Are people my age there?",
            answer:
              "From nineteen to seventy-eight at the moment. Most are between thirty and sixty.",
          },
          {
            question: "I get out of breath.",
            answer: "So do we. There is a bench at every second court, and tea from nine.",
          },
          {
            question: "What if I cannot come every week?",
            answer: "Then you come when you can. The ten-evening card has no date on it.",
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
        heading: "Turn up, or tell us first",
        lead: "You needn't write at all. If you do, Winston puts your shoe size and a racket by the cupboard and looks out for you at seven.",
        facts: ["First evening free", "Rackets and shoes lent", "Nobody keeps score before nine"],
        actions: [{ label: "Tell us", href: "#coming" }],
      },
      {
        block: "rsvp-form",
        id: "coming",
        tone: "brand",
        heading: "Coming on Tuesday?",
        lead: "A first name is enough.",
        fields: [
          { label: "First name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email", optional: true },
          { label: "Which Tuesday?", kind: "date" },
          { label: "Shoe size, if we lend you shoes", optional: true },
          {
            label: "When did you last play?",
            kind: "select",
            options: ["At school", "Some years ago", "Last month", "Never"],
          },
          { label: "A lift home at ten?", kind: "choice", options: ["No, thanks", "Yes, please"] },
        ],
        send: "I am coming",
        closing: "If you change your mind, just stay at home. Nobody minds.",
      },
      {
        block: "hours-location",
        wide: "spor-abstract-floor",
        heading: "Finding us on a dark Tuesday",
        lead: "The double doors are open from ten to seven.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By bus", "The 41 to the door; the last one back is at 23:10"],
          ["By car", "Behind the hall, free after six"],
          ["Step-free", "By the side door, with one changing room"],
        ],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
    ],
  },
} satisfies LayoutPages;
