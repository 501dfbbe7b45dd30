import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Services",
    sections: [
      {
        block: "hero-type",
        keyword: "7 {street name}, 8:00 to 18:30",
        heading: "What you can have done here",
        lead: "You don't need an appointment. There is a quiet room, and one of the two pharmacists is always free to talk.",
        facts: ["NHS services free", "Private prices below", "Ten minutes' wait at most"],
        actions: [{ label: "Ask a pharmacist", href: "/contact" }],
      },
      {
        block: "treatments-menu",
        id: "list",
        tone: "tint",
        heading: "Services and prices",
        lead: "Services marked free are paid for by the NHS in Scotland.",
        groups: [
          {
            heading: "Feeling unwell",
            treatments: [
              {
                name: "Minor ailments",
                text: "Sore throat, bites, itchy eyes, thrush",
                time: "10 min",
                price: "Free",
              },
              {
                name: "Urine infection, women",
                text: "Ages 16 to 64, treated the same day",
                time: "15 min",
                price: "Free",
              },
              {
                name: "Shingles and impetigo",
                text: "Examined, and treated the same day",
                time: "15 min",
                price: "Free",
              },
            ],
          },
          {
            heading: "Medicines",
            treatments: [
              {
                name: "New medicine talk",
                text: "After one week and after four",
                time: "10 min",
                price: "Free",
              },
              {
                name: "All your tablets, reviewed",
                text: "Bring everything in a bag",
                time: "30 min",
                price: "Free",
              },
              {
                name: "Weekly tray",
                text: "For people who take more than five",
                time: "2 days",
                price: "Free",
              },
              {
                name: "Stop smoking",
                text: "Twelve weeks, patches included",
                time: "15 min",
                price: "Free",
              },
            ],
          },
          {
            heading: "Checks and jabs",
            treatments: [
              {
                name: "Blood pressure",
                text: "Sitting, twice, with a card to keep",
                time: "10 min",
                price: "Free",
              },
              {
                name: "Flu jab, private",
                text: "If you are not invited by the NHS",
                time: "10 min",
                price: "£18",
              },
              {
                name: "Cholesterol, finger prick",
                text: "Result while you wait",
                time: "15 min",
                price: "£14",
              },
            ],
          },
        ],
      },
      {
        block: "process-steps",
        heading: "How a weekly tray works",
        lead: "Tablets sorted by day and hour, with pictures if you prefer them to words.",
        steps: [
          {
            heading: "Talk",
            text: "You, or a person who helps you, bring all the boxes. We check what goes with what.",
            note: "30 minutes",
          },
          {
            heading: "Agree",
            text: "Your doctor next door confirms the list. Nothing changes without that.",
            note: "2 days",
          },
          {
            heading: "Fill",
            text: "Two people fill and check each tray. Your name and a photograph of every tablet are on it.",
            note: "Every week",
          },
          {
            heading: "Bring",
            text: "Callum delivers on Tuesdays and Fridays and takes the old tray back.",
            note: "Free",
          },
        ],
      },
      {
        block: "questions-accordion",
        wide: "medi-draw-front",
        heading: "Delivery and collection",
        questions: [
          {
            question: "Who may collect for me?",
            answer:
              "Anyone who can tell us your name and address. For some medicines we also ask for identification.",
          },
          {
            question: "What if I am not in?",
            answer:
              "Callum rings twice and waits. Then he brings it back and we telephone. Nothing is left on a step.",
          },
          {
            question: "Can I collect after hours?",
            answer:
              "Yes, with the night bell, if it was ready by half past six and you arranged it with us.",
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
        heading: "Order a repeat, or ask",
        lead: "Repeats are ready in two working days. A pharmacist answers questions the same day, or calls you if it is quicker.",
        picture: "medi-stethoscope",
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "repeat",
        tone: "tint",
        heading: "Your prescription",
        text: "If you feel very unwell after taking something, don't write. Call 111, or 999 in an emergency.",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          {
            label: "What would you like?",
            kind: "choice",
            options: ["Order a repeat", "Ask about a medicine", "Arrange a tray"],
          },
          { label: "Number on the slip", hint: "Top right, eight figures", optional: true },
          {
            label: "How shall it reach you?",
            kind: "choice",
            options: ["I collect it", "Delivery Tuesday", "Delivery Friday"],
          },
          { label: "Your question", kind: "textarea", optional: true },
        ],
        send: "Send",
      },
      {
        block: "contact-ways",
        heading: "When to use what",
        ways: [
          {
            heading: "Come in",
            text: "7 {street name}, {last line}, weekdays 8:00 to 18:30. Level door, quiet room.",
            action: { label: "See the services", href: "/services" },
          },
          {
            heading: "Call",
            text: "If you forgot a dose, or wonder whether two medicines go together.",
            action: { label: "{phone}", href: "tel:{phone}" },
          },
          {
            heading: "See the doctor next door",
            text: "{street}, {days 1} {times 1}. We walk you across if it is needed.",
            action: { label: "{email}", href: "mailto:{email}" },
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
