import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Fees",
    sections: [
      {
        block: "hero-split",
        keyword: "Agreed in writing",
        heading: "You know the fee before we begin",
        lead: "Most matters have a fixed fee. Where we can't fix one we agree a ceiling, and we write to you before we reach half of it.",
        picture: "busi-draw-talk",
        actions: [{ label: "Speak to a solicitor", href: "/contact" }],
      },
      {
        block: "process-steps",
        heading: "From your letter to our invoice",
        steps: [
          {
            heading: "Half hour",
            text: "You tell a partner what has happened. You hear whether you need a solicitor at all.",
            note: "Free",
          },
          {
            heading: "Fee letter",
            text: "Two pages: what we will do, who does it, what it costs and how long it should take.",
            note: "Within two days",
          },
          {
            heading: "The work",
            text: "The same partner throughout, on a direct number. Copies of every letter go to you first.",
            note: "As agreed",
          },
          {
            heading: "Invoice",
            text: "The sum in the fee letter, at the end. Papers come back to you, or stay here in store.",
            note: "30 days to pay",
          },
        ],
      },
      {
        block: "prices-list",
        id: "fees",
        tone: "raised",
        heading: "What people ask for most",
        lead: "All prices include VAT. Court fees, searches and taxes are charged at cost.",
        groups: [
          {
            heading: "Families",
            lines: [
              { name: "Single will", text: "Two meetings, stored for life", price: "£310" },
              { name: "Power of attorney", text: "Each, with registration", price: "£280" },
              { name: "Separation agreement", text: "Where both sides agree", price: "£1,250" },
              { name: "Grant of probate", text: "Estate without land", price: "£1,450" },
            ],
          },
          {
            heading: "Companies and work",
            lines: [
              { name: "Contract read and marked", text: "Up to 20 pages, 48 hours", price: "£360" },
              { name: "Shareholder agreement", text: "Up to five holders", price: "£2,200" },
              { name: "Settlement agreement", text: "Usually paid by the employer", price: "£420" },
            ],
          },
          {
            heading: "Property",
            lines: [
              { name: "House bought or sold", text: "Freehold, up to £500,000", price: "£1,190" },
              { name: "Commercial lease", text: "Up to ten years", price: "£1,680" },
              { name: "Boundary opinion", text: "With a visit to the hedge", price: "£540" },
            ],
          },
          {
            heading: "Small matters",
            lines: [
              { name: "Letter for you to send", text: "Drafted with you, one page", price: "£90" },
              { name: "Document witnessed", text: "While you wait", price: "£12" },
            ],
          },
        ],
        note: "A fee that we have agreed in writing does not change.",
      },
      {
        block: "questions-accordion",
        heading: "Questions about fees",
        questions: [
          {
            question: "What happens after the free half hour?",
            answer:
              "Nothing, unless you ask us to go on. We write down what we advised and send it to you either way.",
          },
          {
            question: "Can I pay in instalments?",
            answer:
              "Yes, over up to twelve months without interest, if we agree it in the fee letter.",
          },
          {
            question: "What if the other side pays?",
            answer:
              "In some disputes part of your costs is recovered. We tell you how likely that is before you decide.",
          },
          {
            question: "Do you offer legal aid?",
            answer:
              "No. If you may be entitled to it we say so and telephone a firm that offers it.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-panel",
        tone: "tint",
        heading: "Tell us what the letter says",
        lead: "A partner replies within two working days with a name, a next step and a price. The first half hour is free.",
        picture: "busi-draw-court",
        facts: [
          ["Telephone", "{phone}"],
          ["Tuesdays", "until 20:00"],
        ],
        actions: [{ label: "Write to us", href: "#write" }],
      },
      {
        block: "contact-form",
        id: "write",
        heading: "Write to a solicitor",
        text: "Please don't send documents yet. We first check that we don't already act for the other side.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "Telephone", kind: "tel", autoComplete: "tel", optional: true },
          {
            label: "Area of law",
            kind: "select",
            options: ["Companies", "Families", "Property", "Work", "I can't tell"],
          },
          {
            label: "Who is on the other side?",
            hint: "So that we can check for a conflict",
            optional: true,
          },
          { label: "What is it about, in two sentences?", kind: "textarea" },
        ],
        send: "Send in confidence",
      },
      {
        block: "hours-location",
        tone: "raised",
        heading: "{street name}",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["From the station", "Six minutes on foot, past the flower stall"],
          ["By car", "Two spaces in the court, ring for the gate"],
          ["Step-free", "Level entrance from the yard, lift to the second floor"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
