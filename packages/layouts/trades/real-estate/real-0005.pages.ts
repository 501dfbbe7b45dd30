import type { LayoutPages } from "../pages.ts";

/** For sellers comparing agents: nine sales with the price asked and the price paid; then a valuation. */
export default {
  second: {
    label: "Sold",
    sections: [
      {
        block: "hero-type",
        tone: "deep",
        heading: "What we asked and what was paid",
        lead: "Nine sales of this year, the good and the slow, printed here with the owners' consent. Ask any other agent for the same list.",
        actions: [
          { label: "The nine sales", href: "#sales" },
          { label: "Have yours valued", href: "/contact" },
        ],
      },
      {
        block: "case-index",
        id: "sales",
        heading: "Nine sales of 2026",
        lead: "Weeks are counted from the tape measure to the keys.",
        labels: ["House", "What it is", "Asked, weeks", "Paid"],
        works: [
          {
            name: "14 {street name}",
            kind: "Terrace, three bedrooms",
            place: "£240,000, 10 weeks",
            year: "£246,000",
            href: "#figures",
          },
          {
            name: "The Wharf, flat 2",
            kind: "Flat, one bedroom",
            place: "£138,000, 12 weeks",
            year: "£135,500",
            href: "#figures",
          },
          {
            name: "Upper Cragg",
            kind: "Farmhouse, five bedrooms",
            place: "£495,000, 19 weeks",
            year: "£480,000",
            href: "#figures",
          },
          {
            name: "5 Chapel Fold",
            kind: "Terrace, two bedrooms",
            place: "£172,000, 8 weeks",
            year: "£172,000",
            href: "#figures",
          },
          {
            name: "31 Bobbin Hill",
            kind: "Semi, garden in flower",
            place: "£265,000, 9 weeks",
            year: "£276,000",
            href: "#figures",
          },
          {
            name: "2 Station Road",
            kind: "Bungalow, two bedrooms",
            place: "£219,000, 14 weeks",
            year: "£214,000",
            href: "#figures",
          },
          {
            name: "Tanner's Cottage",
            kind: "Cottage, two bedrooms",
            place: "£188,000, 9 weeks",
            year: "£191,500",
            href: "#figures",
          },
          {
            name: "8 Mill View",
            kind: "Flat, two bedrooms",
            place: "£126,000, 11 weeks",
            year: "£124,000",
            href: "#figures",
          },
          {
            name: "19 Providence Steps",
            kind: "Terrace, steep stairs",
            place: "£235,000, 10 weeks",
            year: "£235,000",
            href: "#figures",
          },
        ],
      },
      {
        block: "figures-row",
        id: "figures",
        tone: "tint",
        heading: "The nine taken together",
        figures: [
          {
            figure: "99.8%",
            label: "of the asking prices was paid",
            text: "£2,074,000 of £2,078,000",
          },
          { figure: "11.3", label: "weeks on average", text: "The shortest 8, the longest 19" },
          { figure: "3", label: "sold above the asking price", text: "Two at it, four below" },
        ],
      },
      {
        block: "features-lines",
        wide: "real-kitchen",
        heading: "What we told these sellers beforehand",
        items: [
          {
            heading: "Wait for May",
            text: "31 Bobbin Hill was measured in January. We advised the owner to wait until the garden was out.",
          },
          {
            heading: "Say it is steep",
            text: "The stairs of 19 Providence Steps were in the first line of the page. Nobody was surprised on the day.",
          },
          {
            heading: "Ask for less",
            text: "Upper Cragg began too high, on our advice. We were wrong, said so after nine weeks, and corrected it.",
          },
          {
            heading: "Leave the kitchen",
            text: "At 14 {street name} a new one would have cost £9,000. The buyers wanted to choose their own.",
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
        keyword: "Joyce Fairley and Amir Dunn",
        heading: "Begin with a quarter of an hour",
        lead: "In the office or on the telephone. If it makes sense, one of us comes to measure, and you have our figure on paper within three days.",
        picture: "real-draw-steps",
        actions: [
          { label: "Request a valuation", href: "#value" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "value",
        heading: "About your house",
        lead: "Free, and without any obligation to sell.",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          { label: "Address of the house", autoComplete: "street-address" },
          {
            label: "When might you sell?",
            kind: "select",
            options: [
              "As soon as possible",
              "Within half a year",
              "Some day",
              "I only want to know",
            ],
          },
          {
            label: "Who should come?",
            kind: "choice",
            options: ["Joyce", "Amir", "Either"],
          },
          { label: "What should we know?", kind: "textarea", optional: true },
        ],
        send: "Request a valuation",
      },
      {
        block: "hours-location",
        tone: "tint",
        heading: "Where we are",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["On foot", "Between the chemist and the bridge"],
          ["By car", "An hour free on the Row, longer at the mill"],
          ["Email", "{email}"],
        ],
      },
      {
        block: "questions-columns",
        heading: "Sellers ask",
        questions: [
          {
            question: "What if another agent is in already?",
            answer: "Finish with them first. We can talk as soon as your notice has run out.",
          },
          {
            question: "Do I need to tidy up?",
            answer: "Not for us. Before the photographs we send a list; it fits on half a page.",
          },
          {
            question: "Are you there on viewing days?",
            answer: "Always one of the two of us, on Saturdays, or on Sunday if we cannot.",
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
