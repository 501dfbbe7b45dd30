import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Checklist",
    sections: [
      {
        block: "hero-split",
        keyword: "Before the first meeting",
        heading: "A few things to think about at home",
        lead: "You don't have to decide any of this beforehand. Harriet goes through each point with you, and most people change their mind about one.",
        picture: "busi-draw-evening",
        actions: [{ label: "Begin your will", href: "/contact" }],
      },
      {
        block: "features-lines",
        id: "think",
        heading: "Six questions your will answers",
        lead: "Write a line beside each, or leave it blank for the first hour.",
        items: [
          {
            heading: "Who carries it out?",
            text: "One or two executors: people who answer letters. They may also inherit from you.",
          },
          {
            heading: "Who looks after children?",
            text: "A guardian for anyone under eighteen, and another in reserve. Ask them first.",
          },
          {
            heading: "Who receives what?",
            text: "Things with a story first, then sums, then everything else in shares that add up to one.",
          },
          {
            heading: "Who comes next?",
            text: "If a person dies before you, their share needs somewhere to go. Children is the usual answer.",
          },
          {
            heading: "Who has been left out?",
            text: "Tell us the reason in your own words. A note kept with the will often settles it later.",
          },
          {
            heading: "What would you like said?",
            text: "The funeral, the dog, the piano. These go in a letter of wishes, which you can change yourself.",
          },
        ],
      },
      {
        block: "spec-sheet",
        tone: "raised",
        heading: "What to bring",
        lead: "Copies are fine. If you can't find something, come anyway.",
        groups: [
          {
            heading: "For everyone",
            lines: [
              ["Proof of who you are", "passport or driving licence"],
              ["Addresses", "executors, guardians, family"],
              ["An earlier will", "if there is one"],
            ],
          },
          {
            heading: "If it applies to you",
            lines: [
              ["House or flat", "who owns it, with whom"],
              ["Pension and life insurance", "who is named in them"],
              ["Marriage or divorce", "year and place"],
              ["A business", "your share, and the agreement"],
            ],
          },
        ],
      },
      {
        block: "prices-list",
        heading: "What often goes with a will",
        lead: "Prices include VAT. None of these is needed for a will.",
        groups: [
          {
            heading: "For later in life",
            lines: [
              { name: "Lasting power of attorney", text: "Each, with registration", price: "£280" },
              {
                name: "Home or hospital visit",
                text: "{town} and ten miles round",
                price: "included",
              },
            ],
          },
          {
            heading: "For your family, afterwards",
            lines: [
              {
                name: "Will read to the executors",
                text: "One hour, at {street name}",
                price: "free",
              },
              { name: "Grant of probate", text: "Estate without land", price: "£1,450" },
            ],
          },
        ],
        note: "The will itself is £310, or £490 for a couple.",
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-type",
        heading: "Harriet answers herself",
        lead: "Send three lines or telephone. She offers you two dates within the week, at {street name}, at home or at a bedside.",
        facts: ["Two meetings", "Three weeks", "£310, or £490 for a couple"],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "rsvp-form",
        id: "begin",
        heading: "Arrange a first meeting",
        lead: "No list of what you own is needed.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          {
            label: "For whom?",
            kind: "choice",
            options: ["For me", "For the two of us", "For a parent"],
          },
          {
            label: "Where shall we meet?",
            kind: "choice",
            options: ["{street name}", "At home", "Hospital or hospice"],
          },
          { label: "Do you have children under 18?", kind: "choice", options: ["Yes", "No"] },
          { label: "Is anything urgent?", kind: "textarea", optional: true },
        ],
        send: "Send to Harriet",
        closing: "If someone is very ill, please telephone. We come the same day.",
      },
      {
        block: "hours-location",
        tone: "raised",
        heading: "Where to find us",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["From the station", "Six minutes on foot, past the flower stall"],
          ["By car", "Two spaces in the court, ring for the gate"],
          ["Step-free", "Level entrance from the yard, lift to the second floor"],
        ],
        picture: "busi-front",
      },
    ],
  },
} satisfies LayoutPages;
