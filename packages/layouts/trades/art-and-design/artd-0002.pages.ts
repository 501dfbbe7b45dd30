import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Commissions",
    sections: [
      {
        block: "hero-split",
        keyword: "Two or three a year",
        heading: "A painting for your wall",
        lead: "Tell me about the wall, the light and the people who sit under it. I come and look, and we agree a size and a price that day.",
        picture: "artd-palette",
        actions: [{ label: "Describe the wall", href: "/contact" }],
      },
      {
        block: "process-steps",
        heading: "Six months, five visits",
        lead: "You come to the studio as often as you like. These are the five that matter.",
        steps: [
          {
            heading: "Wall",
            text: "I visit at the hour when you use the room most, and measure the light as well as the wall.",
            note: "Month 1",
          },
          {
            heading: "Colour",
            text: "You come on a Friday and we mix. I need to see which red you keep going back to.",
            note: "Month 2",
          },
          {
            heading: "Board",
            text: "A study on board, a tenth of the size. It is yours whether we go on or not.",
            note: "Month 3",
          },
          {
            heading: "Canvas",
            text: "Oil first, enamel last. I send no photographs, because they are always wrong.",
            note: "Months 4–6",
          },
          {
            heading: "Hang",
            text: "Two people and two ash wedges. It leans at seven degrees, and we stay until it looks right.",
            note: "One afternoon",
          },
        ],
      },
      {
        block: "prices-list",
        id: "prices",
        tone: "sunken",
        heading: "What a painting costs",
        lead: "Commissions and finished works of the same size cost about the same.",
        groups: [
          {
            heading: "Commissions",
            lines: [
              { name: "60 × 60", text: "Oil", price: "£3,200" },
              { name: "80 × 80", text: "Oil", price: "£4,800" },
              { name: "120 × 120", text: "Oil or enamel", price: "£8,600" },
              { name: "190 × 240", text: "Oil and enamel", price: "£21,000" },
            ],
          },
          {
            heading: "Included, or not",
            lines: [
              {
                name: "Visit and study on board",
                text: "Scotland and the north of England",
                price: "included",
              },
              { name: "Wedges and hanging", text: "{town} and Oban", price: "included" },
              { name: "Crate and carriage", text: "Anywhere else", price: "at cost" },
            ],
          },
        ],
        note: "A third on agreement, with the study and on the wall. Refundable until the canvas is begun.",
      },
      {
        block: "questions-accordion",
        heading: "What people ask me",
        questions: [
          {
            question: "Can I choose the subject?",
            answer: "You choose the wall, the colours and the size. The discs are my business.",
          },
          {
            question: "What if I don't like it?",
            answer:
              "Say so at the study. Four people have; three got another study and one got their money back.",
          },
          {
            question: "Do you paint in acrylic?",
            answer:
              "No. Oil stays open long enough to change my mind, and enamel is what I grew up with.",
          },
          {
            question: "How do I look after it?",
            answer:
              "Dust it with a soft brush, keep it out of the steam, and leave the wedges where they are.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-offset",
        heading: "Write, or knock on a Friday",
        lead: "I answer letters on Mondays. The gallery answers the telephone, Wednesday to Sunday, and knows where I am.",
        picture: "artd-shed",
        caption: "{name} in December: my window is the third from the door",
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "write",
        heading: "Write to me",
        lead: "For a visit, a painting that is for sale, or a wall.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "What would you like to do?",
            kind: "choice",
            options: [
              "Visit on a Friday",
              "Buy a painting",
              "Commission one",
              "Just say something",
            ],
          },
          {
            label: "How wide is the wall?",
            hint: "In centimetres, if there is a wall",
            optional: true,
          },
          { label: "Which way does the window face?", optional: true },
          { label: "Your letter", kind: "textarea" },
        ],
        send: "Send it to Ottoline",
      },
      {
        block: "hours-location",
        tone: "sunken",
        heading: "Studio and gallery",
        lead: "The studio is door 3, Fridays from two. The gallery keeps these hours.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By train", "Bridge end exit, eight minutes, follow the orange dots"],
          ["Step-free", "Wide door on the river side, then left to door 3"],
          ["By car", "A loading bay at the river gate, for collecting a painting"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
