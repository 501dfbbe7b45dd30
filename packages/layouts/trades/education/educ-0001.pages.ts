import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Classes",
    sections: [
      {
        block: "hero-split",
        keyword: "Six classes, fourteen children each",
        heading: "Find the class your child would join",
        lead: "Children stay with one teacher and one room for a year. You meet both when you visit.",
        picture: "educ-paper-world",
        actions: [{ label: "Visit us for a morning", href: "/contact" }],
      },
      {
        block: "features-lines",
        id: "classes",
        heading: "From Acorn to Oak",
        lead: "Named after what grows in the wood we walk to on Wednesdays.",
        items: [
          {
            heading: "Acorn, 4 to 5",
            text: "Sand, water, stories and shoelaces. A rest after lunch for those who need one.",
          },
          {
            heading: "Hazel, 5 to 6",
            text: "First books read aloud, numbers up to a hundred in beads, a garden bed of their own.",
          },
          {
            heading: "Willow, 6 to 7",
            text: "Writing that others can read, clock and calendar, the first song in Welsh.",
          },
          {
            heading: "Rowan, 7 to 8",
            text: "Times tables by skipping rope, a weather diary, and still no homework.",
          },
          {
            heading: "Ash, 8 to 10",
            text: "Fractions, rivers, recorders. One piece of homework a week, usually a question to ask at home.",
          },
          {
            heading: "Oak, 10 to 11",
            text: "Runs Friday assembly, edits the school paper and visits the three secondary schools nearby.",
          },
        ],
      },
      {
        block: "prices-list",
        tone: "tint",
        heading: "Fees for a term",
        lead: "Three terms a year, monthly if you prefer. One child in four has a free place.",
        groups: [
          {
            heading: "School",
            lines: [
              { name: "Reception to Year 2", text: "Lunch included", price: "£2,140" },
              { name: "Years 3 to 6", text: "Lunch and outings included", price: "£2,480" },
              { name: "Second child", price: "a quarter less" },
              { name: "Free place", text: "By need, and nobody is told", price: "£0" },
            ],
          },
          {
            heading: "Before and after",
            lines: [
              { name: "Breakfast club", text: "From 7:30", price: "£3 a day" },
              { name: "Late room", text: "Until 18:00, with supper", price: "£9 a day" },
            ],
          },
        ],
      },
      {
        block: "questions-accordion",
        heading: "What parents ask in the corridor",
        questions: [
          {
            question: "What if my child is shy?",
            answer:
              "Then they are shy. Nobody has to speak in a circle, and a teacher sits beside them until they would rather she didn't.",
          },
          {
            question: "We don't speak Welsh at home. Does it matter?",
            answer:
              "No. Most families don't. Children learn it while cooking, and parents are welcome at the evening class.",
          },
          {
            question: "How do you help with dyslexia?",
            answer:
              "One teacher is trained for it and works with each class twice a week. We test at six if you or we are unsure.",
          },
          {
            question: "What happens on a wood day when it rains?",
            answer:
              "We go. There are spare boots, a tarpaulin and hot chocolate. Only a storm warning keeps us in.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-split",
        heading: "Come and see an ordinary morning",
        lead: "We answer within two school days and offer a Tuesday or a Thursday. You sit in on reading at nine and stay for break.",
        picture: "educ-front",
        actions: [{ label: "Choose a morning", href: "#visit" }],
      },
      {
        block: "contact-form",
        id: "visit",
        tone: "tint",
        heading: "Your child and your question",
        lead: "Brothers and sisters may come along.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "Child's first name" },
          { label: "Child's age", kind: "number" },
          { label: "A Tuesday or Thursday", optional: true },
          { label: "What should we know about them?", kind: "textarea", optional: true },
        ],
        send: "Choose this morning",
      },
      {
        block: "hours-location",
        heading: "Where we are",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["On foot", "Eleven minutes from the castle, along the water"],
          ["By bus", "Stop {street name}, the shelter with our drawings in it"],
          ["Step-free", "Ramp at the yard door, lift to the first floor"],
        ],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
    ],
  },
} satisfies LayoutPages;
