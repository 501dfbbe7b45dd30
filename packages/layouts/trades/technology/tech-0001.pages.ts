import type { LayoutPages } from "../pages.ts";

/** For a depot manager: the plans line by line, next year's price and the move; then a talk with Farah. */
export default {
  second: {
    label: "Plans",
    sections: [
      {
        block: "hero-panel",
        tone: "night",
        keyword: "Two, Depot, Group",
        heading: "What you get, and what it costs next year",
        lead: "Prices are by the bus on your busiest day. You can change plan or leave at the end of any month.",
        picture: "tech-draw-depot",
        facts: [
          ["2 buses", "£0"],
          ["12 buses", "£168 a month"],
          ["31 buses", "£434 a month"],
          ["50 buses", "£550 a month"],
        ],
        actions: [
          { label: "Compare the plans", href: "#compare" },
          { label: "Moving over", href: "#moving" },
        ],
      },
      {
        block: "compare-table",
        id: "compare",
        heading: "The plans, line by line",
        lead: "Excluding VAT. From forty buses on, the Group price holds for all of them.",
        labels: ["What you get", "Two", "Depot", "Group"],
        rows: [
          { term: "A bus each month", values: ["£0, up to 2", "£14", "£11, from 40"] },
          { term: "Users", values: ["One", "Any number", "Any number"] },
          { term: "Map and timetable", values: ["Yes", "Yes", "Yes"] },
          { term: "Stop cases as PDF", values: ["Yes", "Yes", "Yes"] },
          { term: "Rosters and leave", values: ["No", "Yes", "Yes"] },
          { term: "Road closures", values: ["By hand", "On the map", "On the map"] },
          { term: "GTFS feed", values: ["On request", "Every night", "Every night"] },
          { term: "Roles and approvals", values: ["No", "No", "Yes"] },
          { term: "Audit trail", values: ["No", "30 days", "Seven years"] },
          { term: "Export as CSV and GTFS", values: ["One button", "One button", "One button"] },
          { term: "Support", values: ["Email", "5:00–23:00", "A person to call"] },
        ],
        note: "The first month of Depot is free. We don't ask for a card until it is over.",
      },
      {
        block: "features-columns",
        tone: "tint",
        heading: "The price in three years",
        lead: "Budgets are made in autumn, so here is ours.",
        items: [
          {
            heading: "2027",
            text: "As on this page. Operators who start now keep these prices until December.",
            note: "No change",
          },
          {
            heading: "2028",
            text: "At most the rise in the consumer price index, announced by the end of September.",
            note: "Three months' notice",
          },
          {
            heading: "If you leave",
            text: "The account stays readable for a year. You take everything with you, then we delete it.",
            note: "Free",
          },
        ],
      },
      {
        block: "process-steps",
        id: "moving",
        heading: "Moving over in four weeks",
        lead: "Your old spreadsheet keeps running until the last day.",
        steps: [
          {
            heading: "Send",
            text: "Last year's spreadsheet, your stops and a list of vehicles.",
            note: "Week 1",
          },
          {
            heading: "Check",
            text: "We read it in and walk through every line with you on the map.",
            note: "Week 2",
          },
          {
            heading: "Double",
            text: "Your dispatcher makes one roster in both systems and compares them.",
            note: "Week 3",
          },
          {
            heading: "Switch",
            text: "On a Sunday night, with Farah on the telephone from five.",
            note: "Week 4",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-faces",
        tone: "night",
        keyword: "Sales and support",
        heading: "Talk to a former driver",
        lead: "Farah shows you {name} with your own lines in half an hour. You hear from her within one working day.",
        actions: [
          { label: "Book half an hour", href: "#talk" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
        people: [
          {
            picture: "person-operator-farah",
            name: "Farah Lund",
            role: "drove the 7 for six years",
          },
          {
            picture: "person-developer-piotr",
            name: "Piotr Ash",
            role: "reads in your old spreadsheet",
          },
        ],
      },
      {
        block: "contact-form",
        id: "talk",
        tone: "tint",
        heading: "About your fleet",
        fields: [
          { label: "Company", autoComplete: "organization" },
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "Buses on your busiest day", kind: "number" },
          {
            label: "What do you use today?",
            kind: "select",
            options: ["Spreadsheets", "Paper and a wall", "Other software", "Nothing yet"],
          },
          { label: "What should it do better?", kind: "textarea", optional: true },
        ],
        send: "Book half an hour",
      },
      {
        block: "hours-location",
        heading: "When we answer",
        lead: "If a feed or a roster is down, call. It is the same number all day.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["Telephone", "{phone}"],
          ["Email", "{email}"],
          ["At your depot", "Gil comes once a year, by bus"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
