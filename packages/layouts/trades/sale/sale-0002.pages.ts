import type { LayoutPages } from "../pages.ts";

/** For one buyer, one thing: past and coming Fridays and how a thing is chosen; then kettles, guarantees, pallets. */
export default {
  second: {
    label: "Fridays",
    sections: [
      {
        block: "hero-offset",
        keyword: "Every Friday at ten",
        heading: "One thing a week, until it is gone",
        lead: "The last six Fridays with their prices and how long they lasted, and a hint about the next three.",
        picture: "sale-abstract-kettles",
        caption: "This Friday's thing: one of three hundred",
        actions: [
          { label: "The list", href: "#list" },
          { label: "This week's kettle", href: "/" },
        ],
      },
      {
        block: "fixtures-table",
        id: "list",
        tone: "tint",
        heading: "Fridays past and coming",
        lead: "The price here, the price in shops, and when the last one left the counter.",
        labels: ["Friday", "The thing", "Price", "Gone"],
        fixtures: [
          {
            date: "16 October",
            title: "Cast iron pan, 26 cm",
            place: "£22 instead of £58",
            result: "Sat 11:00",
          },
          {
            date: "23 October",
            title: "Wool blanket, grey",
            place: "£31 instead of £70",
            result: "Fri 16:20",
          },
          {
            date: "30 October",
            title: "Bicycle lamp, pair",
            place: "£9 instead of £24",
            result: "16 left",
          },
          {
            date: "6 November",
            title: "Bread knife",
            place: "£14 instead of £36",
            result: "Sat 17:30",
          },
          {
            date: "13 November",
            title: "Garden chair, folding",
            place: "£18 instead of £49",
            result: "Fri 13:00",
          },
          {
            date: "20 November",
            title: "Steel kettle, yellow",
            place: "£39 instead of £85",
            result: "212 left",
          },
          {
            date: "27 November",
            title: "Something for the table",
            place: "Under £30",
            result: "10:00",
          },
          {
            date: "4 December",
            title: "Something with a plug",
            place: "Under £50",
            result: "10:00",
          },
          {
            date: "11 December",
            title: "Two things, for once",
            place: "Under £15 each",
            result: "10:00",
          },
        ],
        note: "The sixteen pairs of lamps are still on the shelf at £9. Not every Friday is a good one.",
      },
      {
        block: "process-steps",
        heading: "How a thing gets to Friday",
        lead: "We say no to about nine in ten.",
        steps: [
          {
            heading: "Offered",
            text: "A hotel, a shop or a maker has too many of something and phones us.",
            note: "Any day",
          },
          {
            heading: "Tried",
            text: "Bernie takes one home for a week and is asked to be rude about it.",
            note: "A week",
          },
          {
            heading: "Written up",
            text: "Good and less good, in two lists of the same length.",
            note: "Wednesday",
          },
          {
            heading: "Priced",
            text: "The price we paid, the cost of moving it, and a fifth for us.",
            note: "Thursday",
          },
          {
            heading: "Sold",
            text: "At ten. Two for each household, so that the queue is not for the first ten people.",
            note: "Friday",
          },
        ],
      },
      {
        block: "questions-columns",
        heading: "What people ask at the counter",
        questions: [
          {
            question: "Can I have last week's thing?",
            answer:
              "If there are any left, at the same price. The list on this page says how many.",
          },
          {
            question: "Why only two?",
            answer:
              "Because a dealer once bought forty toasters before you had finished breakfast.",
          },
          {
            question: "What does the guarantee cover?",
            answer:
              "Two years for anything that stops working. Bring it here and we swap or refund it.",
          },
          { question: "Do you post?", answer: "In Britain, for £5. It goes out on the Monday." },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-type",
        heading: "A kettle, a guarantee or a pallet",
        lead: "We write back before the shop opens. If you asked for a kettle, the answer has its number on it: bring that to the counter.",
        facts: ["Kept until Saturday, 18:00", "Two for each household", "Posted for £5"],
        actions: [
          { label: "Write", href: "#write" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "write",
        tone: "tint",
        heading: "What do you need?",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "It is about",
            kind: "select",
            options: [
              "One put aside",
              "One sent by post",
              "Something that broke",
              "A pallet I would like to sell",
            ],
          },
          {
            label: "Postal address",
            optional: true,
            autoComplete: "street-address",
            hint: "Only if we should send it",
          },
          { label: "Anything else", kind: "textarea", optional: true },
        ],
        send: "Send to the counter",
      },
      {
        block: "hours-location",
        wide: "sale-abstract-kettles",
        heading: "The counter",
        lead: "On Fridays the queue begins at about half past nine. There is tea.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By bus", "The 54 to the swing bridge"],
          ["By car", "Two minutes at the side door, longer at the market"],
          ["Email", "{email}"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
