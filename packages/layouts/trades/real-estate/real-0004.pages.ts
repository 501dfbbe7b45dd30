import type { LayoutPages } from "../pages.ts";

/** For buyers off plan: the three house types side by side, how they are built, how to reserve; then a site visit. */
export default {
  second: {
    label: "Types",
    sections: [
      {
        block: "hero-panel",
        tone: "tint",
        keyword: "Bleachfield, types B, C and D",
        heading: "Three types, one yard",
        lead: "Five of the twelve are still free. All have an energy rating of A, a front door to the yard and a bicycle store.",
        picture: "real-street",
        facts: [
          ["Two bedrooms", "£214,000"],
          ["Three bedrooms", "£259,000"],
          ["Four bedrooms", "£328,000"],
        ],
        actions: [
          { label: "Compare the types", href: "#types" },
          { label: "Visit the site", href: "/contact" },
        ],
      },
      {
        block: "compare-table",
        id: "types",
        heading: "The types compared",
        lead: "Areas are measured inside the walls. Heat is as calculated by the designer.",
        labels: ["The type", "Type B", "Type C", "Type D"],
        rows: [
          { term: "Still free", values: ["No. 3 and no. 4", "No. 7 and no. 8", "No. 11"] },
          { term: "Price", values: ["£214,000", "£259,000", "£328,000"] },
          { term: "Area", values: ["72 m²", "86 m²", "118 m²"] },
          { term: "Bedrooms", values: ["Two", "Three", "Four"] },
          { term: "Floors", values: ["Two", "Two", "Three"] },
          { term: "Faces", values: ["South, yard", "West, river", "Both"] },
          { term: "Bathrooms", values: ["One", "One, and a WC below", "Two, and a WC below"] },
          { term: "Heat for a month", values: ["£26", "£31", "£43"] },
          { term: "The yard for a month", values: ["£18", "£18", "£18"] },
          { term: "Keys", values: ["June", "July", "July"] },
        ],
        note: "Floors and kitchen are in the price. A garden shed, blinds and a stove cost extra; ask Amir for the list.",
      },
      {
        block: "features-lines",
        tone: "night",
        heading: "How they are built",
        items: [
          {
            heading: "Frame",
            text: "Timber, made indoors and put up in two days for each home. All twelve frames are up.",
          },
          {
            heading: "Outside",
            text: "Brick from the old works to the street, larch to the yard.",
          },
          {
            heading: "Warmth",
            text: "Thirty centimetres of wood fibre, triple glazing, a heat pump on the ground behind each home.",
          },
          {
            heading: "Air",
            text: "A quiet ventilation unit in the hall cupboard. You may open the windows whenever you like.",
          },
          {
            heading: "Guarantee",
            text: "Ten years on the structure, two on everything that moves, and one snagging visit after a winter.",
          },
        ],
      },
      {
        block: "process-steps",
        heading: "How to reserve one",
        lead: "Nobody pays before they have stood in the show house.",
        steps: [
          {
            heading: "Visit",
            text: "On a Saturday, with a hat from us and boots from you.",
            note: "10:00 to 15:00",
          },
          {
            heading: "Choose",
            text: "We hold one home for you for two weeks while you talk to your bank.",
            note: "Free",
          },
          {
            heading: "Reserve",
            text: "£500, refunded if the bank or the survey says no.",
            note: "Week 3",
          },
          {
            heading: "Contract",
            text: "A tenth of the price. You choose the kitchen fronts and floors.",
            note: "Week 8",
          },
          {
            heading: "Keys",
            text: "Numbers 1 to 6 in June, the river side four weeks later.",
            note: "June and July",
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
        keyword: "Site office, Saturdays",
        heading: "Walk through it in a hard hat",
        lead: "Tell us which Saturday suits you. Amir confirms by Thursday and keeps half an hour for you alone.",
        picture: "real-scaffold",
        actions: [
          { label: "Choose a Saturday", href: "#visit" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "booking-form",
        id: "visit",
        tone: "night",
        heading: "A visit to the site",
        fields: [
          { label: "Which Saturday?", kind: "date" },
          {
            label: "Which type?",
            kind: "select",
            options: [
              "B, two bedrooms",
              "C, three bedrooms",
              "D, four bedrooms",
              "I am only looking",
            ],
          },
          { label: "Name and number of hats", autoComplete: "name" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
        ],
        send: "Book a visit",
        note: "Children from ten. The show house has stairs; the ground floor is step-free.",
      },
      {
        block: "hours-location",
        heading: "On other days: our office",
        lead: "The model of Bleachfield is on the table by the window.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["To the site", "Seven minutes along the river from the office"],
          ["By car", "Park at the mill; the site road is for lorries"],
          ["Email", "{email}"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
