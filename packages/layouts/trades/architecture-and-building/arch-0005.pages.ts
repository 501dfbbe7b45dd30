import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Prices",
    sections: [
      {
        block: "hero-split",
        keyword: "Repair, by the craft",
        heading: "What lime, slate and oak cost",
        lead: "No two old houses are alike, so these are the prices we start from. Your survey puts a figure beside every line.",
        picture: "arch-cottage-after",
        actions: [{ label: "Order a survey", href: "/contact" }],
      },
      {
        block: "prices-list",
        id: "prices",
        heading: "Where prices start",
        lead: "Labour and materials by our own people, scaffold not included.",
        groups: [
          {
            heading: "Walls",
            lines: [
              {
                name: "Taking off cement render",
                text: "Per square metre, waste removed",
                price: "£46",
              },
              { name: "Hot lime, three coats", text: "Per square metre", price: "£118" },
              { name: "Limewash, five coats", text: "Per square metre", price: "£21" },
              { name: "Repointing in lime", text: "Per square metre", price: "£74" },
            ],
          },
          {
            heading: "Roofs",
            lines: [
              {
                name: "Strip and lay slates again",
                text: "Per square metre, most slates kept",
                price: "£165",
              },
              { name: "Lead valley", text: "Per metre", price: "£240" },
              { name: "A slipped slate", text: "First five, with ladder", price: "£190" },
            ],
          },
          {
            heading: "Windows and floors",
            lines: [
              { name: "Sash, eased and corded", text: "Each window", price: "£310" },
              { name: "New oak frame", text: "Copied from the old one", price: "from £1,480" },
              {
                name: "Stone tread or sill",
                text: "Let in so it can come out",
                price: "from £620",
              },
              { name: "Vents under a floor", text: "Each, cut and grated", price: "£140" },
            ],
          },
        ],
        note: "Prices exclude VAT. A survey (£680 up to 200 m²) is deducted if we do the work.",
      },
      {
        block: "process-steps",
        tone: "sunken",
        heading: "From survey to signature",
        steps: [
          {
            heading: "Visit",
            text: "We look round for half an hour and tell you whether a survey is worth your money.",
            note: "Free",
          },
          {
            heading: "Survey",
            text: "Two of us, one day, meters and mirrors. The report follows within ten days.",
            note: "Within a month",
          },
          {
            heading: "Consent",
            text: "If the house is listed we write the application and meet the conservation officer.",
            note: "About nine weeks",
          },
          {
            heading: "Repair",
            text: "One room or one slope at a time, swept every evening, with you living at home.",
            note: "Roofs May to Sept",
          },
          {
            heading: "Sign off",
            text: "Inspector and conservation officer on site with you, then a folder of what we used.",
            note: "With receipts",
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
        heading: "Describe your house in a few lines",
        lead: "Gareth or Tom phones you within two working days. The first visit is free, within 40 miles of {town}.",
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
        picture: "arch-cottage-before",
        caption: "Lock Cottage in 2017, when its owner first phoned us",
      },
      {
        block: "contact-form",
        id: "survey",
        heading: "What is wrong with it?",
        lead: "Damp, cracks, a slipped slate: say where it is and since when.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          { label: "Postcode of the house", autoComplete: "postal-code" },
          { label: "Built about", hint: "A century will do", optional: true },
          {
            label: "Is it listed?",
            kind: "choice",
            options: ["Grade I", "Grade II*", "Grade II", "No", "Not sure"],
          },
          { label: "Where does the trouble show?", kind: "textarea" },
        ],
        send: "Book a visit",
      },
      {
        block: "hours-location",
        tone: "tint",
        heading: "Bring a slate to the yard",
        lead: "A broken one tells us the quarry, and often the year.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By car", "Drive into the yard to unload, then park on the harbour side"],
          ["On foot", "Twelve minutes from Temple Meads"],
          ["By post", "Photographs and fragments, with your number on the parcel"],
        ],
      },
      {
        block: "questions-accordion",
        heading: "Before we visit",
        questions: [
          {
            question: "Water is coming in now. What do we do?",
            answer:
              "Phone us. We keep a sheet and a ladder on the van and come the same day if we are within ten miles.",
          },
          {
            question: "Do you need to get into the loft?",
            answer:
              "Yes, and under the floor if there is a hatch. Please clear half a metre around it.",
          },
          {
            question: "Can we cancel a survey?",
            answer:
              "Without charge until two days before. After that we keep £120 for the day we held.",
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
