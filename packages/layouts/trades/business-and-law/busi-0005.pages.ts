import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Costs",
    sections: [
      {
        block: "hero-offset",
        keyword: "Before you decide to fight",
        heading: "What a dispute costs, stage by stage",
        lead: "You choose the next stage when you know its price. You can stop after each of them, and we tell you when we would.",
        picture: "busi-draw-hedge",
        actions: [{ label: "Telephone the duty desk", href: "tel:{phone}" }],
        caption: "A boundary near Otley, pegged and measured before we wrote a word",
      },
      {
        block: "prices-list",
        id: "prices",
        heading: "Fees by stage",
        lead: "Including VAT. Court fees are extra and charged at cost.",
        groups: [
          {
            heading: "A letter",
            lines: [
              { name: "First call to the desk", text: "Up to 30 minutes", price: "free" },
              { name: "One letter", text: "One page, one demand", price: "£240" },
              { name: "Letter and reply", text: "Both sides' papers read", price: "£420" },
              { name: "Letter, reply, settlement", text: "Signed by both", price: "£600" },
            ],
          },
          {
            heading: "Mediation",
            lines: [
              { name: "The day", text: "Room, mediator's half, one solicitor", price: "£1,900" },
              { name: "Preparing the bundle", text: "Up to 100 pages", price: "£380" },
            ],
          },
          {
            heading: "Court",
            lines: [
              { name: "Claim or defence drafted", text: "Money and contracts", price: "£1,150" },
              { name: "Documents and statements", text: "Ceiling", price: "£3,400" },
              { name: "Hearing, first day", text: "Ngozi speaks for you", price: "£2,600" },
              { name: "Each further day", price: "£1,700" },
            ],
          },
          {
            heading: "Boundaries",
            lines: [
              { name: "Opinion with a visit", text: "Aksel measures it himself", price: "£540" },
              { name: "Plan for the register", price: "from £310" },
            ],
          },
        ],
        note: "Many home insurance policies pay for disputes. Bring yours: we read it first.",
      },
      {
        block: "itinerary-days",
        tone: "sunken",
        heading: "A day of mediation",
        lead: "Two rooms, one mediator and a kettle. Seven in ten end with a signature.",
        days: [
          {
            label: "9:30",
            heading: "Two rooms",
            text: "You meet the mediator alone. The other side waits down the corridor and you needn't see them.",
          },
          {
            label: "10:15",
            heading: "Your side, aloud",
            text: "Five minutes each in one room. You may speak, or Ngozi does.",
            facts: ["Nothing can be quoted later"],
          },
          {
            label: "11:00",
            heading: "To and fro",
            text: "The mediator carries offers. We work out what each would cost against court.",
          },
          {
            label: "13:00",
            heading: "Lunch",
            text: "Separate tables. More is settled here than people expect.",
          },
          {
            label: "16:00",
            heading: "On paper",
            text: "Any agreement is written and signed that day. Without one you have lost a day, and no rights.",
          },
        ],
      },
      {
        block: "questions-accordion",
        heading: "Questions about costs",
        questions: [
          {
            question: "Does the loser pay?",
            answer:
              "In larger court claims usually most of it, in small ones hardly anything. We give you both figures before you start.",
          },
          {
            question: "Do you work on no win, no fee?",
            answer: "No. You pay by the stage, so our advice does not depend on the outcome.",
          },
          {
            question: "What if they offer something halfway?",
            answer:
              "We tell you that day, with our opinion in one sentence. The decision is yours.",
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
        heading: "If there is a date on it, telephone now",
        lead: "One solicitor is always free at the desk. If you write instead, we answer the same working day when it arrives before three.",
        facts: ["First 30 minutes free", "Saturday mornings by telephone"],
        actions: [
          { label: "Telephone the desk", href: "tel:{phone}" },
          { label: "Write instead", href: "#desk" },
        ],
      },
      {
        block: "contact-form",
        id: "desk",
        heading: "For the duty desk",
        text: "Say what came, when it came and what it asks for. Don't reply to the other side before we have spoken.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          {
            label: "What has happened?",
            kind: "select",
            options: [
              "I have been dismissed",
              "A customer will not pay",
              "A business partner wants out",
              "A neighbour or a boundary",
              "A claim came by post",
              "Something else",
            ],
          },
          { label: "Date on the letter", optional: true },
          { label: "Who is on the other side?", hint: "So that we can check for a conflict" },
          { label: "What does it ask you to do?", kind: "textarea" },
        ],
        send: "Send to the desk",
      },
      {
        block: "hours-location",
        wide: "busi-draw-duty",
        tone: "night",
        heading: "The desk at {street name}",
        hours: [
          ["Monday to Friday", "8:30–17:30"],
          ["Tuesday evening", "until 20:00"],
          ["Saturday", "Telephone only, 9:00–12:00"],
        ],
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
