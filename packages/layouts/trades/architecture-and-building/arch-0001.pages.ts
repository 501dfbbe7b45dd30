import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Costs",
    sections: [
      {
        block: "hero-panel",
        tone: "tint",
        keyword: "New houses",
        heading: "From a steep plot to a fixed sum",
        lead: "You know the price before the first tree is felled. This page shows how we arrive at it, and what you pay when.",
        picture: "arch-arcade",
        actions: [{ label: "Talk about your plot", href: "/contact" }],
        facts: [
          ["Price", "from £3,400 a m²"],
          ["On site", "14 months"],
          ["Payments", "Four"],
        ],
      },
      {
        block: "process-steps",
        heading: "Two years, in five steps",
        lead: "Ten months on paper and fourteen on site is usual for a house on a slope.",
        steps: [
          {
            heading: "Walk",
            text: "Nadia and Tom walk the plot with you and look for rock, water and the way in.",
            note: "Free",
          },
          {
            heading: "Section",
            text: "We survey the ground and draw the slope through the house before we draw a plan.",
            note: "Months 1–3",
          },
          {
            heading: "Planning",
            text: "Drawings, neighbours and the planning officer. We answer every objection in writing.",
            note: "Months 4–8",
          },
          {
            heading: "Price",
            text: "Structure and every joint are drawn, counted and priced. You sign one fixed sum.",
            note: "Months 9–10",
          },
          {
            heading: "Raise",
            text: "Foundations first, then the frame in pieces that four people can carry, then lime and paint.",
            note: "14 months",
          },
        ],
      },
      {
        block: "prices-list",
        id: "prices",
        tone: "sunken",
        heading: "What a house costs",
        lead: "From £3,400 a square metre, with our fees, the frame and the last coat of paint.",
        groups: [
          {
            heading: "Houses by size",
            lines: [
              { name: "100 m²", text: "Two bedrooms and a workroom", price: "from £340,000" },
              { name: "130 m²", text: "Three bedrooms", price: "from £442,000" },
              { name: "164 m²", text: "Weir House, as built", price: "£558,000" },
            ],
          },
          {
            heading: "When you pay",
            lines: [
              { name: "Foundations are in", text: "You can walk on them", price: "20%" },
              { name: "The frame is up", text: "You can stand on every floor", price: "35%" },
              { name: "Roof and windows are in", text: "It is dry inside", price: "30%" },
              { name: "Handover", text: "After the last coat", price: "15%" },
            ],
          },
          {
            heading: "Before that",
            lines: [
              { name: "First walk on the plot", text: "Both partners, two hours", price: "free" },
              { name: "Ground survey", text: "Trial pits, levels, a report", price: "£2,600" },
              {
                name: "Drawings only",
                text: "Plans, structure, planning permission",
                price: "from £9,800",
              },
            ],
          },
        ],
        note: "The survey is deducted from the price if we build the house.",
      },
      {
        block: "questions-accordion",
        heading: "What people with a plot ask",
        questions: [
          {
            question: "Can you look before we buy?",
            answer:
              "Yes, and it is the best time. We walk the plot with you and tell you that week whether we would build there.",
          },
          {
            question: "What if there is rock under the soil?",
            answer:
              "The trial pits tell us before you sign. Anything we miss after that is our cost, because the price is fixed.",
          },
          {
            question: "How does a crane get up our lane?",
            answer:
              "It usually can't. Our frames come in pieces for four people, so a lane as wide as a van is enough.",
          },
          {
            question: "Is the frame guaranteed?",
            answer:
              "For twenty-five years, in writing. Tom's crew comes back after the first winter to check every peg.",
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
        heading: "Tell us where the plot is",
        lead: "Nadia or Tom reads every message and replies within three working days, with a day for a first walk or a reason why not.",
        facts: ["First walk free", "Both partners come", "Within 40 miles of {town}"],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "plot",
        heading: "Your plot",
        lead: "Leave out anything you don't know yet.",
        text: "A postcode and two sentences about the slope are enough for a first answer.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "Postcode or nearest lane", hint: "A grid reference works too" },
          {
            label: "Do you own the plot?",
            kind: "choice",
            options: ["Yes", "Not yet", "Under offer"],
          },
          { label: "Budget, roughly", optional: true },
          { label: "What makes the ground difficult?", kind: "textarea" },
        ],
        send: "Send to the partners",
      },
      {
        block: "hours-location",
        tone: "sunken",
        heading: "The studio and the joinery",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["On foot", "Twelve minutes from Temple Meads, along the harbour"],
          ["By car", "Two spaces in the yard: ring the bell and we open the gate"],
          ["Step-free", "Level from the yard to the drawing table"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
