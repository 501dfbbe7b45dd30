import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Prepare",
    sections: [
      {
        block: "hero-panel",
        tone: "tint",
        keyword: "Before the first offer",
        heading: "Ready books make a short sale",
        lead: "A buyer asks for the same forty papers every time. Owners who have them ready keep the price, and sleep better for ninety days.",
        picture: "busi-draw-fees",
        facts: [
          ["Usual length", "90 days"],
          ["First talk", "Off the record"],
          ["Fee", "Fixed, in writing"],
        ],
        actions: [{ label: "Talk in confidence", href: "/contact" }],
      },
      {
        block: "itinerary-days",
        heading: "Ninety days in order",
        lead: "Counted from your first call to the day on which you are paid.",
        days: [
          {
            label: "Day 1",
            heading: "First call",
            text: "Edwin asks who should own the company in ten years. Price comes after that.",
            facts: ["Off the record"],
          },
          {
            label: "Days 2–15",
            heading: "Collect the papers",
            text: "We send a list, and you send the papers you have. We find the gaps before the buyer does.",
            facts: ["One folder", "One index"],
          },
          {
            label: "Days 16–20",
            heading: "Agree the outline",
            text: "Two pages: price, how it is paid, what happens to the staff. You both stop talking to others.",
          },
          {
            label: "Days 21–55",
            heading: "Questions",
            text: "Thirty-five days in which the buyer reads. We answer in writing, from the folder.",
            facts: ["Every answer kept"],
          },
          {
            label: "Days 56–75",
            heading: "Drafting",
            text: "Twenty days, one draft, one lawyer a side. Ngozi tells the staff before the local paper does.",
          },
          {
            label: "Days 76–89",
            heading: "The last five points",
            text: "Usually the warranty, the stock, the van, the lease and the pension. Settled in one room.",
          },
          {
            label: "Day 90",
            heading: "Completion",
            text: "You sign, the money arrives the same day, and the keys go across the table.",
            facts: ["Paid by transfer"],
          },
        ],
      },
      {
        block: "spec-sheet",
        id: "papers",
        tone: "sunken",
        heading: "The folder, paper by paper",
        lead: "You will not have all of it. Nobody does on the first day.",
        groups: [
          {
            heading: "The company",
            lines: [
              ["Registers and certificates", "since the beginning"],
              ["Minutes", "last six years"],
              ["Shareholder agreement", "with every change"],
              ["Accounts", "last three years, and this one"],
            ],
          },
          {
            heading: "People",
            lines: [
              ["Contracts and handbook", "everybody, signed"],
              ["Pension papers", "scheme and payments"],
              ["Who would be hard to replace", "an honest list"],
            ],
          },
          {
            heading: "Premises and things",
            lines: [
              ["Leases or title", "with plans"],
              ["Vans and machines", "owned, hired or on loan"],
              ["Insurance and claims", "last five years"],
            ],
          },
          {
            heading: "Customers",
            lines: [
              ["Ten largest", "with their contracts"],
              ["Anything in dispute", "even if it seems small"],
              ["Prices promised", "beyond the next year"],
            ],
          },
        ],
        note: "We keep the folder here, in the strongroom. Nothing leaves before you have signed.",
      },
      {
        block: "questions-accordion",
        heading: "What owners ask first",
        questions: [
          {
            question: "Will anybody know that I am selling?",
            answer:
              "Not from us. The first meetings are at your home or at {street name} after six, and the file has a cover name.",
          },
          {
            question: "How is your fee worked out?",
            answer:
              "Fixed after one free hour with your books. It does not rise with the price, so we gain nothing by hurrying you.",
          },
          {
            question: "What if the sale falls through?",
            answer:
              "You pay for the stages that are finished, never the whole. The folder is yours and stays useful.",
          },
          {
            question: "Can the staff buy it?",
            answer:
              "Often, and more often than owners think. We have done it with a trust, with two associates and with a foreman.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-portrait",
        keyword: "In confidence",
        heading: "A first talk, off the record",
        lead: "Edwin Thwaite calls back himself, at the hour you name, and leaves no message with anyone else.",
        picture: "person-solicitor-edwin",
        aside: "He has closed two hundred sales, and advised forty owners to wait.",
        actions: [{ label: "Name an hour", href: "#talk" }],
      },
      {
        block: "contact-form",
        id: "talk",
        heading: "Ask Edwin to call",
        lead: "You needn't name the company yet.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Private telephone", kind: "tel", autoComplete: "tel" },
          {
            label: "When may we telephone?",
            kind: "choice",
            options: ["Before nine", "At lunch", "After six", "At the weekend"],
          },
          { label: "What does the company do?" },
          { label: "How many people work there?", kind: "number", optional: true },
          { label: "Is there an offer already?", kind: "textarea", optional: true },
        ],
        send: "Request a call",
      },
      {
        block: "hours-location",
        tone: "sunken",
        heading: "At your works, or at ours",
        lead: "By appointment, and on Tuesday evenings without one.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["From the station", "Six minutes on foot, past the flower stall"],
          ["By car", "Two spaces in the court, out of sight of the street"],
          ["Step-free", "Level entrance from the yard, lift to the second floor"],
        ],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
    ],
  },
} satisfies LayoutPages;
