import type { LayoutPages } from "../pages.ts";

/** For one buyer, one house: the whole cost of buying it, and the way to the keys; then a viewing. */
export default {
  second: {
    label: "Buying",
    sections: [
      {
        block: "hero-split",
        keyword: "Tenter House, Bobbin Hill",
        heading: "What it takes to buy this house",
        lead: "The price is £425,000. This page adds what comes on top, once and every month, and says what Doreen leaves behind.",
        picture: "real-plan",
        actions: [
          { label: "The costs", href: "#costs" },
          { label: "Choose a viewing", href: "/contact" },
        ],
      },
      {
        block: "prices-list",
        id: "costs",
        heading: "What it costs",
        lead: "For a household that has owned a home before and keeps only this one.",
        groups: [
          {
            heading: "Once",
            lines: [
              { name: "Price", text: "Freehold", price: "£425,000" },
              { name: "Stamp duty", text: "At the rates of November 2026", price: "£11,250" },
              { name: "Solicitor and searches", text: "Usual here", price: "£1,700" },
              { name: "Building survey", text: "We recommend the full one", price: "£950" },
              { name: "All together", text: "Excluding removals", price: "£438,900" },
            ],
          },
          {
            heading: "Every month",
            lines: [
              { name: "Gas and stove", text: "Last winter", price: "£148" },
              { name: "Electricity", text: "Doreen's bill, one person", price: "£41" },
              { name: "Water", text: "By meter", price: "£29" },
              { name: "Council tax", text: "Band D", price: "about £195" },
            ],
          },
          {
            heading: "Within five years",
            lines: [
              {
                name: "Lead for the valley gutter",
                text: "One quote, October 2026",
                price: "£1,800",
              },
              { name: "A gardener, to begin with", text: "Three days in spring", price: "£540" },
            ],
          },
        ],
        note: "Figures to plan with, not an offer. Your solicitor and lender give you the final ones.",
      },
      {
        block: "process-steps",
        tone: "tint",
        heading: "From viewing to keys",
        lead: "Doreen has found her bungalow and can move from the middle of February.",
        steps: [
          {
            heading: "Viewing",
            text: "Half an hour, then a second one as long as you like.",
            note: "November",
          },
          {
            heading: "Offer",
            text: "In writing to us, with how you would pay. You hear within two days.",
            note: "From 25 November",
          },
          {
            heading: "Survey",
            text: "We let your surveyor in and open every hatch for them.",
            note: "December",
          },
          {
            heading: "Exchange",
            text: "You pay a tenth, £42,500, and the day of moving is fixed.",
            note: "January",
          },
          {
            heading: "Keys",
            text: "On the step at noon, with the meter readings and the stopcock shown.",
            note: "From 15 February",
          },
        ],
      },
      {
        block: "questions-columns",
        heading: "What stays in the house",
        questions: [
          { question: "The stove?", answer: "Stays, with the basket and this winter's logs." },
          {
            question: "The workshop bench?",
            answer: "Stays. It was built in there and will not fit through the door.",
          },
          {
            question: "Curtains and carpets?",
            answer: "Carpets stay. Curtains stay if you like them; say so in your offer.",
          },
          {
            question: "The pear tree?",
            answer: "Stays, and needs picking in September. Doreen asks for one jar a year.",
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
        keyword: "Viewings in November",
        heading: "Come and sit in the kitchen",
        lead: "We confirm your time the same day. Joyce or Amir meets you at the house, and you have it to yourselves.",
        actions: [{ label: "Choose a time", href: "#time" }],
      },
      {
        block: "booking-form",
        id: "time",
        tone: "tint",
        heading: "A viewing",
        fields: [
          {
            label: "Which time?",
            kind: "select",
            options: ["Sat 21 Nov, 10:00, Joyce", "Wed 25 Nov, 16:00, Amir", "Another day"],
          },
          { label: "Name", autoComplete: "name" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          { label: "How many of you?", kind: "number" },
        ],
        send: "Book this time",
        note: "Bring boots for the garden, and a tape measure for the wardrobe.",
      },
      {
        block: "hours-location",
        wide: "real-kitchen",
        heading: "Questions first?",
        lead: "Telephone, or come to the office. The plan of all four floors is there.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["To the house", "Twelve minutes uphill from the office, on foot"],
          ["Parking", "Two cars on the setts beside Tenter House"],
          ["Stairs", "Three flights inside; the garden gate has no steps"],
        ],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
    ],
  },
} satisfies LayoutPages;
