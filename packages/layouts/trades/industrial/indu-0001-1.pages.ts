import type { LayoutPages } from "../pages.ts";

/** For buyers with a drawing: how a batch is checked, and which papers come with it; then a quotation. */
export default {
  second: {
    label: "Quality",
    sections: [
      {
        block: "hero-split",
        keyword: "Lab and gauges",
        heading: "Measured before it leaves",
        lead: "Every batch has a sheet, and every sheet a name. Parts out of tolerance are scrapped here, not sorted on your line.",
        picture: "indu-bolts",
        actions: [
          { label: "Send a drawing", href: "/contact" },
          { label: "What we measure", href: "#measured" },
        ],
      },
      {
        block: "process-steps",
        heading: "What happens to a batch",
        lead: "Four inspections, by four people.",
        steps: [
          {
            heading: "Wire",
            text: "Each coil comes with its cast sheet. We pull our own test piece before it is drawn.",
            note: "Goods in",
          },
          {
            heading: "First off",
            text: "The first ten are measured whole. The press waits until the sheet is signed.",
            note: "At the press",
          },
          {
            heading: "Running",
            text: "Five pieces every half hour, written down with the time and the setter's name.",
            note: "During the run",
          },
          {
            heading: "Last",
            text: "Hardness, thread and head after plating. One in two hundred is pulled apart.",
            note: "Before packing",
          },
        ],
      },
      {
        block: "compare-table",
        id: "measured",
        tone: "brand",
        heading: "What we measure, and how often",
        lead: "The middle column comes with every order. The last one you ask for.",
        labels: ["Feature", "Gauge", "Every order", "On request"],
        rows: [
          { term: "Thread", values: ["Go and no-go rings", "5 in every half hour", "All of them"] },
          { term: "Shank", values: ["Micrometer, 0.001 mm", "5 in every half hour", "1 in 20"] },
          { term: "Head", values: ["Optical, both sides", "First ten", "All, by camera"] },
          { term: "Hardness", values: ["Vickers, HV10", "3 a load", "10, charted"] },
          { term: "Strength", values: ["Tensile, to fracture", "1 in 200", "3 with witness"] },
          { term: "Coating", values: ["X-ray, µm", "3 a barrel", "Salt spray, 240 h"] },
        ],
        note: "Gauges are calibrated every January. The dates are engraved on them.",
      },
      {
        block: "questions-accordion",
        tone: "sunken",
        heading: "What buyers ask",
        questions: [
          {
            question: "Do you make first samples with a report?",
            answer: "Yes, ten pieces with all dimensions, free with orders above two tonnes.",
          },
          {
            question: "How long are sheets kept?",
            answer: "Ten years, under the number that is on the box.",
          },
          {
            question: "What if a box is wrong?",
            answer:
              "Phone us. We collect it, replace it from the next run, and write down what went wrong.",
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
        keyword: "Quotations",
        heading: "Send Magda the drawing",
        lead: "A price and a lead time within one working day, or the one question that is missing.",
        picture: "person-estimator-magda",
        aside:
          "STEP, DXF, PDF or a photo of a pencil sketch. An old part in an envelope works too.",
        actions: [
          { label: "Describe the part", href: "#part" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "part",
        tone: "sunken",
        heading: "Describe the part",
        lead: "Then reply to our email with the drawing attached.",
        fields: [
          { label: "Company", autoComplete: "organization" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "Part", hint: "Flange bolt, M12 × 60, special head" },
          {
            label: "Material",
            kind: "select",
            options: [
              "Carbon steel",
              "Stainless",
              "Brass or aluminium",
              "Titanium, Inconel",
              "Ask me",
            ],
          },
          { label: "Quantity, and how often", hint: "20,000 now, then 5,000 a month" },
          { label: "Needed by", kind: "date" },
        ],
        send: "Request a quotation",
      },
      {
        block: "hours-location",
        heading: "Works, office, gates",
        lead: "Visitors sign in at gate 1. Steel toes; we have spares.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By road", "Four minutes from the motorway, brown sign to Anvil Way"],
          ["Goods in", "Gate 2, from 6:00, tail lift or fork-lift"],
          ["By tram", "Twelve minutes on foot, along the canal"],
        ],
        actions: [{ label: "{email}", href: "mailto:{email}" }],
      },
    ],
  },
} satisfies LayoutPages;
