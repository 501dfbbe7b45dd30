import type { LayoutPages } from "../pages.ts";

/** For guests with a weekend: four days ready to follow and the year's dates; then a plan of their own. */
export default {
  second: {
    label: "Weekends",
    sections: [
      {
        block: "hero-panel",
        keyword: "Choose one, or two",
        heading: "Four days that always work",
        lead: "For fine weather and for rain, for early risers and for families. All start at our front door and end at supper.",
        picture: "trav-harbour",
        facts: [
          ["Fine", "Island day"],
          ["Windy", "Aerodrome day"],
          ["Saturday", "Tower day"],
          ["Early", "Swimmers' day"],
        ],
        actions: [
          { label: "See the days", href: "#days" },
          { label: "Plan our weekend", href: "/contact" },
        ],
      },
      {
        block: "itinerary-days",
        id: "days",
        tone: "tint",
        heading: "Four days to follow",
        lead: "The price is roughly what one adult spends, supper not included.",
        days: [
          {
            label: "About £23",
            heading: "Island day",
            text: "Cross with Huw on the morning tide, eat on the north beach, and be back for tea.",
            facts: ["Boat both ways, £14", "Smokehouse lunch, £9"],
            picture: "trav-island-boat",
          },
          {
            label: "About £7",
            heading: "Aerodrome day",
            text: "Up the lane to the grass runway and the hangar, then home along the low path.",
            facts: ["Coffee and a roll, £7", "Five miles in all"],
          },
          {
            label: "About £10",
            heading: "Tower day",
            text: "St Elen's opens on Saturdays. Climb it before eleven, then eat cawl at Cwtch.",
            facts: ["Tower, a coin in the box", "Cawl at lunch, £8"],
          },
          {
            label: "Free",
            heading: "Swimmers' day",
            text: "Down the slip two hours before high water, when it is flat. Then the long breakfast.",
            facts: ["Flask and towels from us", "Deck chairs, free"],
          },
        ],
      },
      {
        block: "fixtures-table",
        heading: "Dates to come for",
        lead: "The small feasts of a small harbour, in 2027.",
        labels: ["When", "What", "Where", "Starts"],
        fixtures: [
          {
            date: "Mon 1 March",
            title: "Choir on the quay",
            place: "Outside the Smokehouse",
            result: "11:00",
          },
          {
            date: "Sat 1 May",
            title: "May Day, brass band",
            place: "The slip; all boats dressed",
            result: "9:00",
          },
          {
            date: "Sat 19 June",
            title: "Lifeboat day",
            place: "The harbour; bring towels",
            result: "13:00",
          },
          {
            date: "Sat 7 August",
            title: "Raft race",
            place: "Round the harbour buoy and back",
            result: "15:00",
          },
          {
            date: "Sat 25 September",
            title: "Mackerel supper",
            place: "One table along the quay",
            result: "18:30",
          },
          {
            date: "Thursdays",
            title: "Quiz at the Quarryman",
            place: "Up the hill, all year",
            result: "20:00",
          },
        ],
        note: "Rooms for lifeboat day and the mackerel supper go first. Ask in winter.",
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-type",
        keyword: "A plan for your weekend",
        heading: "Tell us your dates, we look at the tide",
        lead: "Gwen writes back within two days with a plan for the hours you have: paths, boat, and where to book a table.",
        actions: [
          { label: "Plan our weekend", href: "#plan" },
          { label: "029 2018 0455", href: "tel:02920180455" },
        ],
      },
      {
        block: "contact-form",
        id: "plan",
        tone: "tint",
        heading: "What do you feel like?",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "From which day to which?" },
          {
            label: "Mostly",
            kind: "choice",
            options: ["Walk", "Swim", "Eat", "Nothing"],
          },
          { label: "Who is with you?", hint: "Small legs, old knees, a dog" },
          {
            label: "A room too?",
            kind: "select",
            options: ["Yes, please", "We have one", "Not sure yet"],
          },
        ],
        send: "Plan our weekend",
      },
      {
        block: "hours-location",
        heading: "Or ask at the desk",
        lead: "The slate with tides and boats hangs beside the door.",
        hours: [
          ["Desk", "7:00–22:00"],
          ["Rooms ready", "from 15:00"],
        ],
        address: ["The Slipway", "3 Rope Stairs", "Porth Elen CF64 9ZZ"],
        ways: [
          ["By train", "Porth Elen Halt, hourly, then downhill"],
          ["By car", "The quarry, six minutes up, free"],
          ["With a pram", "The quay and the low path are level"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
