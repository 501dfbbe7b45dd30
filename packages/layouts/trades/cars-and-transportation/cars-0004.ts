import type { Layout } from "../../schema/model.ts";

/** For people who are moving: which size, what it costs, a van held. */
export const cars4: Layout = {
  caption: "A hire desk: three van sizes, how a move goes, a van to hold",
  theme: {
    brand: "#00c2a8",
    paper: { hue: 200, chroma: 0.012, kind: "toned" },
    headline: { weight: 850, case: "lowercase", tracking: -0.05, leading: 0.9, scale: "huge" },
    corner: "soft",
    button: "pill",
    rule: "dashed",
    picture: { shape: "corner", filter: "none", ratio: "square" },
    keyword: "caps",
  },
  nav: { block: "nav-bar", action: { label: "Hold a van", href: "#hold" } },
  sections: [
    {
      block: "hero-portrait",
      tone: "brand",
      keyword: "Ringway Vans",
      heading: "Van hire for moving house",
      lead: "Twenty-two vans, driven on an ordinary licence, from £48 a day. Collect from six in the morning.",
      picture: "cars-van-loading",
      aside: "Age 21 and over, 150 miles included, blankets lent.",
      actions: [{ label: "Choose a size", href: "#sizes" }],
    },
    {
      block: "offers-tabs",
      room: "open",
      lead: "If you are between two sizes, take the larger: a second trip costs more than the difference.",
      nav: "Sizes",
      id: "sizes",
      tone: "night",
      heading: "Choose a size",
      offers: [
        {
          name: "Small",
          text: "A student and a bicycle. Drives like a car and fits under every barrier in town.",
          includes: ["3 cubic metres", "Two seats", "Fits any car park", "Four blankets lent"],
          price: "£48 a day",
          picture: "cars-van-small",
          action: { label: "Hold a small one", href: "#hold" },
        },
        {
          name: "Long",
          text: "A flat with one bedroom in two trips. The one that most people need.",
          includes: [
            "8 cubic metres",
            "Three seats",
            "Straps and twelve blankets",
            "150 miles included",
          ],
          price: "£69 a day",
          picture: "cars-van-long",
          action: { label: "Hold a long one", href: "#hold" },
        },
        {
          name: "Luton",
          text: "A house, a piano, your grandmother's wardrobe. With a lift at the back.",
          includes: [
            "18 cubic metres",
            "Tail lift, 500 kg",
            "Sack truck and piano dolly",
            "150 miles included",
          ],
          price: "£98 a day",
          picture: "cars-van-luton",
          action: { label: "Hold a Luton", href: "#hold" },
        },
      ],
    },
    {
      block: "itinerary-days",
      scale: "poster",
      lead: "The plan that works for most flats. Houses take a day more.",
      nav: "The move",
      heading: "Your move, day by day",
      days: [
        {
          label: "Friday",
          heading: "Boxes",
          text: "Fetch flat boxes from Gwil, free, and bring back those you don't use. He has moved house six times.",
          facts: ["From 16:30", "Forty boxes a van"],
          picture: "person-driver-gwil",
        },
        {
          label: "Saturday",
          heading: "Load and drive",
          text: "Heavy things against the bulkhead, mattresses last, plants on a passenger's knees.",
          facts: ["Collect 6:00", "Tie everything twice"],
        },
        {
          label: "Sunday",
          heading: "Bring it back",
          text: "Any hour before midnight. Leave the key in the hatch and text us the mileage.",
          facts: ["Tank as you found it", "Deposit back by Tuesday"],
          picture: "cars-key",
        },
      ],
    },
    {
      block: "questions-accordion",
      wide: "cars-close-luton",
      room: "tight",
      nav: "Rules",
      heading: "Hire rules",
      questions: [
        {
          question: "What does the deposit cover?",
          answer:
            "The first £250 of any damage. We photograph the van with you when you collect it, and again when it is back.",
        },
        {
          question: "May a friend drive?",
          answer: "One friend is included if you both show a licence at the counter.",
        },
        {
          question: "What if I am late?",
          answer: "The first hour is forgiven. After that it is £9 an hour until midnight.",
        },
        {
          question: "Can I leave town?",
          answer:
            "Anywhere in Great Britain. Ferries need a letter from us, which takes a day and costs £15.",
        },
        {
          question: "What do I bring to the counter?",
          answer:
            "Your licence, a second proof of address and a debit card. No paper counterpart, no credit check.",
        },
        {
          question: "Is there help with carrying?",
          answer:
            "Two students for £22 an hour each, from two hours. They know how to turn a sofa on a landing.",
        },
      ],
    },
    {
      block: "booking-form",
      id: "hold",
      tone: "tint",
      heading: "Hold a van",
      fields: [
        { label: "Pick-up date", kind: "date" },
        { label: "Return date", kind: "date" },
        { label: "Size", kind: "select", options: ["Small", "Long", "Luton"] },
        { label: "Mobile", kind: "tel", autoComplete: "tel" },
      ],
      send: "Hold it",
      note: "Free to cancel until noon the day before.",
    },
  ],
  footer: {
    block: "footer-card",
    heading: "Van keys from six. Coffee a little earlier.",
    actions: [{ label: "{phone}", href: "tel:{phone}" }],
  },
};
