import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Fees",
    sections: [
      {
        block: "hero-ledger",
        heading: "Three ways to work with us",
        lead: "You can have drawings, drawings and a site architect, or the whole building from one firm. The fee is agreed before we draw a line.",
        picture: "arch-model",
        figures: [
          { figure: "6", label: "commissions a year" },
          { figure: "11", label: "people, seven of them on site" },
          { figure: "3", label: "working days until a partner replies" },
        ],
        actions: [{ label: "Start with a postcode", href: "/contact" }],
      },
      {
        block: "compare-table",
        id: "compare",
        heading: "What each way includes",
        lead: "Most houses are built by our own crew. Schools and halls go out to tender, so they usually take the middle column.",
        labels: ["Service", "Drawings only", "Drawings and site", "Design and build"],
        rows: [
          {
            term: "Fee",
            values: [
              "from £9,800 for a house",
              "11% of the building cost",
              "14%, inside a fixed price",
            ],
          },
          { term: "Sketches and a model", values: ["Yes", "Yes", "Yes"] },
          { term: "Planning permission", values: ["Yes", "Yes", "Yes"] },
          { term: "Structure and details", values: ["Yes", "Yes", "Yes"] },
          { term: "Finding the builder", values: ["You", "We run the tender", "Our own crew"] },
          { term: "On site", values: ["When you call us", "Every second week", "Every Wednesday"] },
          {
            term: "Price certain from",
            values: ["Your builder's offer", "The tender", "The signed contract"],
          },
          {
            term: "Suits",
            values: ["A builder you trust", "Schools, halls, listed work", "Houses and repairs"],
          },
        ],
        note: "Fees exclude VAT, the council's application fee and soil tests, which we pass on at cost.",
      },
      {
        block: "features-columns",
        tone: "sunken",
        heading: "How the fee is paid",
        items: [
          {
            heading: "First meeting",
            text: "Three of us come to your table with paper and stay until you know what it might cost.",
            note: "Free",
          },
          {
            heading: "Sketch stage",
            text: "Three ideas with a model in card. Stop here and you keep the drawings.",
            note: "£2,900, part of the fee",
          },
          {
            heading: "After that",
            text: "One invoice at planning, one at tender or contract, then every month while the work goes on.",
            note: "14 days to pay",
          },
        ],
      },
      {
        block: "questions-accordion",
        heading: "Questions about fees",
        questions: [
          {
            question: "Do you charge for changes?",
            answer:
              "Not before planning permission. After that we tell you the cost of a change first, and you decide.",
          },
          {
            question: "What if the tenders come in too high?",
            answer:
              "We redraw until they fit the budget you gave us in writing. That work is included in the fee.",
          },
          {
            question: "Can we start with a small job?",
            answer:
              "Yes. Several clients who have been with us for years began with one door or a staircase.",
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
        heading: "Six places a year, and a waiting list",
        lead: "Tell us where the building is and what you hope for. A partner replies within three working days and proposes a first meeting.",
        picture: "arch-arcade",
        actions: [{ label: "Fill in the form", href: "#commission" }],
        flip: true,
      },
      {
        block: "contact-form",
        id: "commission",
        heading: "Your building",
        lead: "Short answers are fine. We ask about the rest when we meet.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "What kind of building?",
            kind: "select",
            options: [
              "A house",
              "An extension",
              "A school or hall",
              "Repair of an old building",
              "Something else",
            ],
          },
          { label: "Postcode of the site", optional: true },
          { label: "When would you like to start?", optional: true },
          { label: "What you have in mind", kind: "textarea" },
        ],
        send: "Send to the studio",
      },
      {
        block: "map-directions",
        tone: "sunken",
        heading: "Find the Pattern Store",
        plan: "river",
        pin: "{name}",
        nearby: ["Temple Meads", "Ropewalk Arcade", "Harbour"],
        address: ["{address lines}"],
        ways: [
          ["Open", "{hours}. The workshop also opens on first Fridays, two till five."],
          ["By train", "Twelve minutes on foot from Temple Meads, along the harbour."],
          ["By bicycle", "Racks under the arch beside the joinery door."],
          [
            "By car",
            "Two visitor spaces in the yard. Please phone before you drive in, as timber is often on the move.",
          ],
        ],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
    ],
  },
} satisfies LayoutPages;
