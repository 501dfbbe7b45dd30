import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Stops",
    sections: [
      {
        block: "hero-panel",
        tone: "tint",
        keyword: "Weekdays in term time",
        heading: "Every stop, and the minute we get there",
        lead: "Please be there three minutes before. The driver leaves at the time on this page, never before it.",
        picture: "cars-minibus",
        actions: [
          { label: "Find a route", href: "#routes" },
          { label: "Apply for a place", href: "/contact" },
        ],
        facts: [
          ["One trip", "£2.40"],
          ["A month", "£84, both ways"],
          ["Desk", "6:00 to 19:00"],
        ],
      },
      {
        block: "schedule-lineup",
        id: "routes",
        heading: "Morning routes, stop by stop",
        lead: "The way home is the same in reverse. Times are those of the stop sign.",
        days: [
          {
            heading: "1, Early shift",
            slots: [
              { time: "05:20", name: "Weaste" },
              { time: "05:36", name: "Eccles" },
              { time: "05:55", name: "Parkside", text: "At the works gate" },
            ],
          },
          {
            heading: "2, Hope Street School",
            slots: [
              { time: "07:35", name: "{street name}" },
              { time: "07:41", name: "Ordsall Lane" },
              { time: "07:48", name: "Trafford Road" },
              { time: "07:55", name: "Weaste library" },
              { time: "08:03", name: "Langworthy" },
              { time: "08:10", name: "Seedley baths" },
              { time: "08:17", name: "Cross Lane" },
              { time: "08:25", name: "School", text: "The driver walks them to the gate" },
            ],
          },
          {
            heading: "4, St Cuthbert's",
            slots: [
              { time: "07:40", name: "Irlams Bridge", text: "Lower stop until Friday" },
              { time: "07:48", name: "Monton Green" },
              { time: "07:56", name: "Ellesmere" },
              { time: "08:04", name: "Park Road" },
              { time: "08:12", name: "Swinton church" },
              { time: "08:20", name: "School" },
            ],
          },
          {
            heading: "5, Nursery, half days",
            slots: [
              { time: "12:40", name: "Nursery" },
              { time: "12:48", name: "Ordsall Lane" },
              { time: "12:56", name: "Langworthy" },
              { time: "13:03", name: "Cross Lane" },
              { time: "13:10", name: "{street name}", text: "Handed to a named adult" },
            ],
          },
        ],
      },
      {
        block: "prices-list",
        tone: "sunken",
        heading: "Fares",
        lead: "Paid by the month, in advance, by card or standing order.",
        groups: [
          {
            heading: "School",
            lines: [
              { name: "One trip", price: "£2.40" },
              { name: "A month, both ways", text: "Counted in school days", price: "£84" },
              { name: "Second child, a month", text: "Half", price: "£42" },
              { name: "A friend for the day", text: "If there is a seat", price: "£2.40" },
            ],
          },
          {
            heading: "Work",
            lines: [
              { name: "One trip", price: "£2.40" },
              { name: "A month, early or late", text: "Many employers pay half", price: "£84" },
              { name: "Choir, Thursdays", text: "Each singer, a term", price: "£26" },
            ],
          },
          {
            heading: "A route of your own",
            lines: [
              {
                name: "Up to 10 miles a day",
                text: "Sixteen seats, one term",
                price: "from £112 a day",
              },
              { name: "One outing", text: "Driver for six hours", price: "£240" },
            ],
          },
        ],
        note: "No charge in the holidays. A month can be stopped with two weeks' notice.",
      },
      {
        block: "features-lines",
        heading: "How it works on board",
        items: [
          {
            heading: "Belts first",
            text: "The bus moves when everybody has clicked. Small children have a booster on a named seat.",
          },
          {
            heading: "A list on paper",
            text: "The driver ticks every name on and off. If a name is missing, the desk calls home before the bus leaves.",
          },
          {
            heading: "Bags and bikes",
            text: "Bags under the seat, instruments at the back, folded scooters by the ramp.",
          },
          {
            heading: "If a child is unwell",
            text: "The driver stops, calls the desk and waits with the child. Another bus collects the others.",
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
        heading: "A place on the bus, or a route of your own",
        lead: "Tell us the school or the shift and your street. We answer the same day, with a stop, a time and a driver's name.",
        facts: ["Nine minibuses", "Sixteen seats each", "From eight passengers"],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "place",
        heading: "Apply for a place",
        text: "For a child, please give the name of an adult who may collect them at the stop.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Mobile", kind: "tel", autoComplete: "tel" },
          { label: "Who travels?", kind: "choice", options: ["A child", "I do", "A group"] },
          { label: "School, works or place" },
          { label: "Your street and postcode", autoComplete: "street-address" },
          {
            label: "What should the driver know?",
            kind: "textarea",
            hint: "A wheelchair, an allergy, travel sickness",
            optional: true,
          },
        ],
        send: "Find us a stop",
      },
      {
        block: "hours-location",
        wide: "cars-abstract-tread",
        tone: "sunken",
        heading: "The depot",
        lead: "The bus desk answers the telephone from 6:00 to 19:00.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["Lost property", "In the box at the desk, kept for a term"],
          ["By tram", "Nine minutes on foot along the canal"],
          ["Step-free", "Flat yard, ramp to the desk"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
