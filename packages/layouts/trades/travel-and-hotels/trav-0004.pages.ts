import type { LayoutPages } from "../pages.ts";

/** For guests with a weekend: four days ready to follow and the year's dates; then a plan of their own. */
export default {
  second: {
    label: "Weekends",
    sections: [
      {
        block: "hero-panel",
        tone: "sunken",
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
          { label: "Ask for a plan", href: "/contact" },
        ],
      },
      {
        block: "offers-tabs",
        id: "days",
        tone: "tint",
        heading: "Four days, ready to follow",
        lead: "The price is roughly what one adult spends, supper not included.",
        offers: [
          {
            name: "Island day",
            text: "Cross with Huw on the morning tide, walk round the three white cottages, eat on the north beach and be back for tea. Look for seals on the way home.",
            includes: [
              "Boat both ways, £14",
              "Lunch from the Smokehouse, £9",
              "Boots, and a jumper for the boat",
            ],
            price: "About £23",
            picture: "trav-island-boat",
            action: { label: "Ask about the boat", href: "/contact" },
          },
          {
            name: "Aerodrome day",
            text: "Up the lane to the grass runway, where the mechanic explains whatever is in the hangar. Bacon rolls at the café, then home along the low path with the wind behind you.",
            includes: ["Coffee and a roll, £7", "Five miles in all", "Good in wind, dull in fog"],
            price: "About £7",
            picture: "trav-aerodrome",
            action: { label: "Ask Gwen for the path", href: "/contact" },
          },
          {
            name: "Tower day",
            text: "St Elen's opens on Saturdays. Climb it before eleven, when the sun is on the harbour, then cawl at Cwtch and an afternoon on the library landing if it rains.",
            includes: ["Tower, a coin in the box", "Cawl at lunch, £8", "Dry for most of the day"],
            price: "About £10",
            picture: "trav-tower",
            action: { label: "Ask Iris for a table", href: "/contact" },
          },
          {
            name: "Swimmers' day",
            text: "Down the slip two hours before high water, when it is flat. A flask and towels stand on the stairs. Then the long breakfast, the cockle sand, and a second swim if you like.",
            includes: ["Flask and towels from us", "Deck chairs, free", "Tide times on the slate"],
            price: "Free",
            picture: "trav-abstract-tide",
            action: { label: "Ask about the tide", href: "/contact" },
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
        block: "hero-split",
        keyword: "A plan for your weekend",
        heading: "Tell us your dates, we look at the tide",
        lead: "Gwen writes back within two days with a plan for the hours you have: paths, boat, and where to book a table.",
        picture: "trav-abstract-path",
        actions: [
          { label: "Ask for a plan", href: "#plan" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "plan",
        tone: "tint",
        heading: "What do you feel like?",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "E-mail", kind: "email", autoComplete: "email" },
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
        send: "Ask for a plan",
      },
      {
        block: "hours-location",
        heading: "Or ask at the desk",
        lead: "The slate with tides and boats hangs beside the door.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By train", "{town} Halt, hourly, then downhill"],
          ["By car", "The quarry, six minutes up, free"],
          ["With a pram", "The quay and the low path are level"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
