import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "By post",
    sections: [
      {
        block: "hero-portrait",
        keyword: "measured by you",
        heading: "a sketch in a week, for £60",
        lead: "You measure, we draw. Most rooms under eight square metres don't need a visit.",
        picture: "inte-armchair-rust",
        actions: [{ label: "Send measurements", href: "/contact" }],
        aside: "Back in a week, with two greens and a list of what to buy or build.",
      },
      {
        block: "process-steps",
        id: "how",
        heading: "from tape to drawing",
        steps: [
          {
            heading: "measure",
            text: "Length, width, height, and everything that opens. Our sheet shows where to hold the tape.",
            note: "half an hour",
          },
          {
            heading: "photograph",
            text: "One picture from each corner, with the door shut and nothing tidied.",
            note: "four pictures",
          },
          {
            heading: "list",
            text: "List what has to fit, what may go, and what you would like to do in there.",
            note: "ten lines",
          },
          {
            heading: "open",
            text: "A plan, two walls, two greens and a list of what to buy or build, with prices.",
            note: "after a week",
          },
        ],
      },
      {
        block: "prices-list",
        tone: "tint",
        heading: "and what comes after",
        lead: "Stop at the sketch, or go on with us. The £60 is deducted if you do.",
        groups: [
          {
            heading: "drawing",
            lines: [
              { name: "Sketch by post", text: "One room up to 8 m²", price: "£60" },
              { name: "A second round", text: "After you have changed your mind", price: "£35" },
              { name: "Visit with a tape", text: "Both of us, two hours", price: "£220" },
              { name: "Working drawings", text: "For your own joiner", price: "£340" },
            ],
          },
          {
            heading: "making, fitted",
            lines: [
              { name: "Fold-down desk", text: "Birch, 60 cm", price: "£420" },
              { name: "Bed that folds up", text: "90 cm, with mattress", price: "£1,150" },
              { name: "Shelves to the ceiling", text: "Per metre", price: "£145" },
              { name: "Window seat with lid", text: "Up to 1.4 m", price: "£580" },
              { name: "Door hung the other way", price: "£160" },
            ],
          },
        ],
        note: "VAT included. Fitting within forty miles of Ashcombe; drawings go anywhere.",
      },
      {
        block: "questions-columns",
        heading: "asked about small rooms",
        questions: [
          {
            question: "what is too small?",
            answer:
              "Nothing so far. The smallest was 0.6 square metres and holds a telephone and a coat.",
          },
          {
            question: "we rent. does it still work?",
            answer: "Yes. Everything can hang from two rails that leave eight holes to fill.",
          },
          {
            question: "can a child sleep in it?",
            answer: "If there is a window that opens. We draw the bed away from the sill.",
          },
          {
            question: "what if i measured wrongly?",
            answer: "We check that your numbers close. If they don't, we phone before we draw.",
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
        heading: "how small is yours?",
        lead: "Send three numbers and we tell you by Monday whether a sketch will do or whether we should come.",
        facts: ["sketch £60", "back in a week", "visits within 40 miles"],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "measure",
        tone: "tint",
        heading: "your room",
        lead: "In centimetres, wall to wall, without skirting.",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "Length, width, height" },
          { label: "Doors and windows", hint: "Where, and which way they open" },
          {
            label: "What is it now?",
            kind: "select",
            options: [
              "A box room",
              "A landing",
              "A cupboard under stairs",
              "A hall",
              "Something odder",
            ],
          },
          { label: "What should it become?", kind: "textarea" },
        ],
        send: "send the numbers",
      },
      {
        block: "contact-ways",
        wide: "inte-draw-sitting",
        heading: "three other ways",
        ways: [
          {
            heading: "with a plan in hand",
            text: "{address}. Thursday to Saturday, 10 to 4.",
            action: { label: "phone first", href: "tel:{phone}" },
          },
          {
            heading: "by email",
            text: "For photographs and drawings. Large files are fine.",
            action: { label: "{email}", href: "mailto:{email}" },
          },
          {
            heading: "by telephone",
            text: "For a question that needs one minute, Thursday to Saturday.",
            action: { label: "{phone}", href: "tel:{phone}" },
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
