import type { LayoutPages } from "../pages.ts";

/** For tired people: the dates and free beds, what to bring; then a place on a weekend. */
export default {
  second: {
    label: "Dates",
    sections: [
      {
        block: "hero-offset",
        heading: "Ten weekends this winter",
        lead: "Every second week from November to March: eight beds, from Friday at four until the Monday bus. £95 with food.",
        picture: "natu-paper-stars",
        caption: "Dusk at the Lodge. The stove is lit when you arrive",
        actions: [
          { label: "See the weekends", href: "#weekends" },
          { label: "Reserve a bed", href: "/contact" },
        ],
      },
      {
        block: "schedule-lineup",
        id: "weekends",
        tone: "tint",
        heading: "Weekends and free beds",
        lead: "Each begins on the Friday named here. Ruth brings the list up to date on Sundays.",
        days: [
          {
            heading: "November",
            slots: [{ time: "20 Nov", name: "Full" }],
          },
          {
            heading: "December",
            slots: [
              { time: "4 Dec", name: "One bed", text: "Holly on the door" },
              { time: "18 Dec", name: "Two beds", text: "The longest night, with candles" },
            ],
          },
          {
            heading: "January",
            slots: [
              { time: "1 Jan", name: "Full" },
              { time: "15 Jan", name: "Four beds", text: "Snow, more often than not" },
              { time: "29 Jan", name: "Six beds" },
            ],
          },
          {
            heading: "February",
            slots: [
              { time: "12 Feb", name: "Five beds", text: "Snowdrops by the beck" },
              { time: "26 Feb", name: "Three beds", text: "Owls, most evenings" },
            ],
          },
          {
            heading: "March",
            slots: [
              { time: "12 Mar", name: "Six beds" },
              { time: "26 Mar", name: "Seven beds", text: "Easter, the first wood anemones" },
            ],
          },
        ],
      },
      {
        block: "features-columns",
        heading: "What to bring",
        lead: "One bag is enough. You carry it two hundred metres from the minibus.",
        items: [
          {
            heading: "To wear",
            text: "Wool, a waterproof, boots, and something soft for the evening. The lodge is a house without shoes.",
            note: "We lend rubber boots",
          },
          {
            heading: "To do",
            text: "A book, some knitting, a notebook, or nothing at all. There are cards and a shelf of novels.",
            note: "No screens, please",
          },
          {
            heading: "At home",
            text: "Towels, sheets and food. Your telephone may come as far as the tin by the door.",
            note: "Chargers too",
          },
        ],
      },
      {
        block: "process-steps",
        heading: "Holding a bed",
        steps: [
          {
            heading: "Write",
            text: "Name two weekends if you can. Ruth answers within three days.",
            note: "Any time",
          },
          {
            heading: "Hold",
            text: "£25 keeps the bed. It is refunded if you cancel up to two weeks before.",
            note: "Within a week",
          },
          {
            heading: "Come",
            text: "The other £70 is paid on arrival, in an envelope, whenever you remember.",
            note: "Friday",
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
        heading: "Write to Ruth, and take your time",
        lead: "She reads the post in the evening and answers within three days, with a bed or with the next weekend that has one.",
        actions: [{ label: "Write", href: "#bed" }],
      },
      {
        block: "rsvp-form",
        id: "bed",
        tone: "tint",
        heading: "A bed for a weekend",
        lead: "Tell us as much or as little as you like.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "Which weekend, and a second choice?", hint: "The Friday it begins, please" },
          {
            label: "The room for two",
            kind: "select",
            options: [
              "I come alone",
              "I come with a friend",
              "A room with a woman",
              "A room with a man",
            ],
          },
          { label: "Food you cannot eat", optional: true },
          {
            label: "Do you need a place that is paid for?",
            kind: "choice",
            options: ["No", "Yes, please"],
          },
        ],
        send: "Reserve a bed",
        closing: "The last answer stays between you and Ruth.",
      },
      {
        block: "hours-location",
        wide: "natu-paper-stars",
        heading: "Finding the lodge",
        lead: "On your Friday the minibus meets the train in Penrith.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By train", "To Penrith; the minibus to and fro is in the price"],
          ["By car", "Park at the Lodge, then two hundred metres on foot"],
          ["Urgent calls", "Your family phones {phone}; Ruth fetches you"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
