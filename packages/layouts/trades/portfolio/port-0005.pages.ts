import type { LayoutPages } from "../pages.ts";

/** For buyers of prints and learners: sizes, frames, posting and vouchers; then a print or a place. */
export default {
  second: {
    label: "Framing",
    sections: [
      {
        block: "hero-type",
        keyword: "Sizes, frames, posting",
        heading: "how a print gets to your wall",
        lead: "rolled, never. every print travels flat between two boards, with or without a frame, and can come back within a month.",
        facts: ["Cotton paper, 310 g", "Signed in pencil", "Frames made in {district}"],
        actions: [
          { label: "Compare the prints", href: "#compare" },
          { label: "Order one", href: "/contact" },
        ],
      },
      {
        block: "compare-table",
        id: "compare",
        heading: "the three prints side by side",
        lead: "sizes in centimetres. the frame is oak, with glass that does not reflect.",
        labels: ["The print", "Camera, resting", "One cup", "Grey to yellow"],
        rows: [
          { term: "Edition", values: ["15", "30", "50, last three"] },
          { term: "Paper", values: ["60 × 60", "40 × 40", "30 × 40"] },
          { term: "In its frame", values: ["64 × 64", "44 × 44", "34 × 44"] },
          { term: "Print alone", values: ["£140", "£95", "£75"] },
          { term: "Frame", values: ["£120", "£80", "£70"] },
          { term: "Print and frame", values: ["£260", "£175", "£145"] },
          { term: "Weight, framed", values: ["4.1 kg", "2.2 kg", "1.8 kg"] },
          { term: "Ready in", values: ["Three weeks", "Two weeks", "Two weeks"] },
        ],
        note: "The whole name of the second is “One cup, one window”. Frames in black or white ash cost the same.",
      },
      {
        block: "prices-list",
        tone: "night",
        heading: "posting and vouchers",
        lead: "collect it from the studio free, and stay for coffee.",
        groups: [
          {
            heading: "Posted in Britain",
            lines: [
              { name: "A print, flat", text: "Tracked, two days", price: "£9" },
              { name: "A frame up to 44 × 44", text: "In a wooden crate", price: "£22" },
              { name: "A frame, 64 × 64", text: "By van, to your door", price: "£38" },
            ],
          },
          {
            heading: "Vouchers for a Saturday",
            lines: [
              { name: "One window", text: "A day, with lunch", price: "£85" },
              { name: "Food that keeps still", text: "A day, with lunch", price: "£95" },
              { name: "Either product class", text: "A day, with lunch", price: "£110" },
            ],
          },
        ],
        note: "Vouchers are printed on offcuts of cotton paper and are good for two years.",
      },
      {
        block: "questions-columns",
        heading: "about the prints",
        questions: [
          {
            question: "Will it fade?",
            answer:
              "Pigment ink on cotton keeps for decades. Not in full sun, please, nor over a stove.",
          },
          {
            question: "May I bring my own frame?",
            answer: "Yes. Fitting a print into it costs £15 while you wait.",
          },
          {
            question: "What is on the back?",
            answer: "Title, number, date and signature. A certificate comes in an envelope.",
          },
          {
            question: "And if I tire of it?",
            answer:
              "Within a month I refund you. Later I keep a list of people who would like one.",
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
        keyword: "Studio 9",
        heading: "phone, write, or come to the yellow door",
        lead: "prints are put aside for a week once you have written. places in a lesson are confirmed the same day.",
        actions: [
          { label: "Order or book", href: "#order" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "order",
        heading: "a print or a place",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "Which print?",
            kind: "select",
            options: [
              "None, a lesson only",
              "Camera, resting",
              "One cup, one window",
              "Grey to yellow",
            ],
          },
          { label: "Framed?", kind: "choice", options: ["Print alone", "Oak", "Black", "White"] },
          {
            label: "Which Saturday?",
            kind: "select",
            options: [
              "None, a print only",
              "6 March, One window",
              "20 March, Products",
              "3 April, Food",
              "17 April, Product page",
            ],
          },
          {
            label: "Your camera, or a question",
            optional: true,
            hint: "A telephone counts as a camera",
          },
        ],
        send: "Send",
      },
      {
        block: "hours-location",
        tone: "night",
        heading: "where it is",
        lead: "on lesson Saturdays the door opens at half past nine.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["On foot", "Six minutes from the tram, through the arch"],
          ["By car", "Free in the yard on Saturdays"],
          ["Access", "Ground floor, no steps, wide door"],
        ],
      },
      {
        block: "questions-accordion",
        wide: "port-draw-set",
        heading: "before a lesson",
        questions: [
          {
            question: "What should I bring?",
            answer:
              "Any camera, its charger, and for the product classes the things you sell. Lunch is here.",
          },
          {
            question: "What if I cannot come?",
            answer:
              "Tell me a week before and you get another Saturday or a refund. After that you may send a friend.",
          },
          {
            question: "Is it for beginners?",
            answer: "Yes. If you can take a picture at all, the window does most of the rest.",
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
