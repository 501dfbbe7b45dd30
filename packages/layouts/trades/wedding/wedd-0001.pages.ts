import type { LayoutPages } from "../pages.ts";

/** For invited guests: where to sleep, what to bring, small questions; then a word to the couple. */
export default {
  second: {
    label: "Staying",
    sections: [
      {
        block: "hero-type",
        keyword: "Friday 11 to Sunday 13 June",
        heading: "A bed for the weekend",
        lead: "Here is the list we promised you. Please book soon, and tell us if it is all too dear: our friends have sofas.",
        actions: [
          { label: "The list of rooms", href: "#rooms" },
          { label: "Ask us", href: "/contact" },
        ],
      },
      {
        block: "prices-list",
        id: "rooms",
        tone: "sunken",
        heading: "Rooms we know",
        lead: "For a night, for two, with breakfast. Say that you are coming to the wedding.",
        groups: [
          {
            heading: "At the farm",
            lines: [
              {
                name: "The eleven bedrooms",
                text: "For grandparents and small children",
                price: "ask us",
              },
              { name: "Your own tent", text: "The top orchard, with a tap", price: "free" },
              { name: "A tent, already pitched", text: "Two camp beds, blankets", price: "£35" },
            ],
          },
          {
            heading: "On foot, twenty minutes",
            lines: [
              { name: "The Drovers, four rooms", text: "Above the pub in the lane", price: "£84" },
              { name: "Mrs Pugh, two rooms", text: "One bathroom, very good eggs", price: "£60" },
            ],
          },
          {
            heading: "In {town}, by our minibus",
            lines: [
              { name: "Teme House", text: "Nine rooms by the bridge", price: "£95" },
              { name: "The Old Bank", text: "Flats for four, for two nights", price: "£240" },
              { name: "Station Hotel", text: "Plain, clean, next to the train", price: "£68" },
            ],
          },
        ],
        note: "The minibus runs back to {town} through the evening; the last one leaves at 23:40.",
      },
      {
        block: "features-columns",
        heading: "What to bring",
        lead: "It is a farm, and we would like you to be comfortable on it.",
        items: [
          {
            heading: "To wear",
            text: "Wear anything that makes you happy. Colours are very welcome, and nobody needs a hat.",
            note: "A layer for the evening",
          },
          {
            heading: "On your feet",
            text: "Grass in the orchard, old boards in the barn. A second pair for dancing.",
            note: "Heels sink",
          },
          {
            heading: "In your hands",
            text: "A plant for the hedge, if you like. Hawthorn, hazel, a rose from your garden.",
            note: "No other presents",
          },
        ],
      },
      {
        block: "questions-accordion",
        heading: "Before you ask Maud's mother",
        questions: [
          {
            question: "May we bring the children?",
            answer:
              "Please do. There is a straw fort, early supper at five and two patient cousins who know all the games.",
          },
          {
            question: "May I take pictures?",
            answer: "Yes, but please not during the vows. We would like to see your faces then.",
          },
          {
            question: "I cannot manage grass.",
            answer:
              "There is a firm path from the yard to the barn and the orchard. Tell us and we keep a place by the gate for your car.",
          },
          {
            question: "What happens if it rains?",
            answer:
              "Supper moves into the barn. It holds everybody, and it has held worse weather.",
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
        keyword: "Before the day",
        heading: "Something to ask, or to tell us?",
        lead: "One of us answers within a few days. In the week of the wedding please phone the barn, where Hettie knows everything.",
        actions: [
          { label: "Write to us", href: "#write" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "write",
        heading: "Write to Maud and Tomas",
        lead: "To say whether you are coming, please send the card on the first page.",
        fields: [
          { label: "Your names", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "What is it about?",
            kind: "select",
            options: [
              "Our answer has changed",
              "A bed or a tent",
              "The minibus",
              "Food and allergies",
              "A speech or a song",
              "A surprise, for Hettie only",
            ],
          },
          { label: "Your message", kind: "textarea" },
        ],
        send: "Send it",
      },
      {
        block: "map-directions",
        wide: "wedd-table",
        tone: "sunken",
        heading: "The way to the barn",
        lead: "Saturday 12 June, half past one in the long barn. Please be in the yard by one.",
        plan: "lane",
        pin: "{name}",
        nearby: ["{town}", "The Drovers", "The orchard"],
        address: ["{address lines}"],
        ways: [
          ["By train", "To {town}; our minibus waits there at 12:15 and at 12:50."],
          [
            "By car",
            "Follow the yellow ribbons from the bridge. The field by the gate is free all weekend.",
          ],
          ["Going home", "Last bus to town at 23:40. The gates close at half past midnight."],
        ],
      },
    ],
  },
} satisfies LayoutPages;
