import type { LayoutPages } from "../pages.ts";

/** For guests of a winter wedding: how to come and go on New Year's Eve, beds, warmth; then their answer. */
export default {
  second: {
    label: "Travel",
    sections: [
      {
        block: "hero-type",
        tone: "night",
        keyword: "Friday, 31 December 2027",
        heading: "There in the dark, home in the new year",
        lead: "It is the worst night of the year for taxis, so we have hired two minibuses and asked everybody we know for beds.",
        facts: ["Doors at five", "Vows at half past", "Breakfast at ten"],
        actions: [
          { label: "The minibuses", href: "#buses" },
          { label: "A bed", href: "#beds" },
        ],
      },
      {
        block: "fixtures-table",
        id: "buses",
        heading: "The minibuses",
        lead: "Free. Put your name down when you answer, so that there is a seat.",
        labels: ["Leaves", "From", "To", "Seats"],
        fixtures: [
          {
            date: "Fri, 15:40",
            title: "{town} station",
            place: "Larkrise, by way of Teme House",
            result: "16",
          },
          {
            date: "Fri, 16:25",
            title: "{town} station",
            place: "Larkrise, by way of the Old Bank",
            result: "16",
          },
          {
            date: "Fri, 16:50",
            title: "Teme House",
            place: "Larkrise, the last before the vows",
            result: "16",
          },
          { date: "Sat, 00:45", title: "Larkrise", place: "{town}, all stops", result: "32" },
          { date: "Sat, 02:15", title: "Larkrise", place: "{town}, all stops", result: "32" },
          {
            date: "Sat, 12:30",
            title: "Larkrise, after breakfast",
            place: "{town} station",
            result: "32",
          },
        ],
        note: "No trains run in the night. The first on New Year's Day leaves {town} at 9:50.",
      },
      {
        block: "prices-list",
        id: "beds",
        tone: "night",
        heading: "Beds",
        lead: "For a night, for two. Jo's mother keeps the list of those at Larkrise.",
        groups: [
          {
            heading: "At Larkrise",
            lines: [
              { name: "Farmhouse bedrooms, nine", text: "Elders and babies first", price: "free" },
              { name: "A mattress in the hayloft", text: "Heated, with snorers", price: "free" },
            ],
          },
          {
            heading: "In {town}",
            lines: [
              { name: "Teme House", text: "Six rooms held until 1 November", price: "£95" },
              { name: "The Old Bank", text: "Three flats for four, two nights", price: "£240" },
              { name: "Station Hotel", text: "Ten rooms held", price: "£68" },
            ],
          },
        ],
        note: "If money is tight, tell us and not the hotel. There is a small kitty for exactly this.",
      },
      {
        block: "questions-columns",
        heading: "Will it be cold?",
        questions: [
          {
            question: "In the barn?",
            answer:
              "The floor is heated. After eight there are only candles, so bring a shawl all the same.",
          },
          {
            question: "Outside?",
            answer:
              "At midnight, for ten minutes. There are blankets by the door and toast on the lawn.",
          },
          {
            question: "What do people wear?",
            answer:
              "Velvet, wool, the good boots. We are both in ivory; every other colour is yours.",
          },
          {
            question: "And the children?",
            answer: "They sleep in the farmhouse from nine, with two cousins on the stairs.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-index",
        tone: "night",
        keyword: "By the first of November",
        heading: "Say yes, say no, say what you eat",
        lead: "Jo's mother reads every card and writes back within the week with your bed and your bus.",
        entries: [
          { label: "Your answer", note: "A card to send back", href: "#answer" },
          { label: "Beds and buses", note: "For New Year's Eve", href: "/travel" },
          { label: "The way there", note: "Lanterns from the bridge", href: "#barn" },
        ],
      },
      {
        block: "rsvp-form",
        id: "answer",
        heading: "Your answer",
        lead: "One card for everybody who lives with you.",
        fields: [
          { label: "All your names", autoComplete: "name" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          {
            label: "Will you come?",
            kind: "choice",
            options: ["Gladly", "Sadly not", "After supper"],
          },
          { label: "Which pie?", kind: "choice", options: ["Venison", "Mushroom"] },
          {
            label: "A bed and a seat in the bus",
            kind: "select",
            options: [
              "Neither, thank you",
              "A bed at Larkrise",
              "A seat in the bus",
              "Both, please",
            ],
          },
          { label: "What can you not eat?", optional: true },
        ],
        send: "Send our answer",
        closing: "No presents, please. Come, be warm, and stay for the toast.",
      },
      {
        block: "map-directions",
        wide: "wedd-abstract-lamps",
        id: "barn",
        tone: "night",
        heading: "Finding Larkrise in the dark",
        lead: "The lane is lit with lanterns from the bridge to the gate.",
        plan: "lane",
        pin: "The long barn",
        nearby: ["The bridge", "{town}", "The gate"],
        address: ["{address lines}"],
        ways: [
          ["By train", "To {town}, then our minibuses from 15:40."],
          [
            "By car",
            "Hard standing in the yard for thirty cars. You may leave yours until Sunday.",
          ],
          ["Lost?", "Phone the barn on {phone}. Hettie comes out with a torch."],
        ],
      },
    ],
  },
} satisfies LayoutPages;
