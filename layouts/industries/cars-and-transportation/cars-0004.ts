import type { Layout } from "../../model.ts";

export const cars4: Layout = {
  caption: "Van hire by night: three sizes, one counter",
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
      block: "hero-type",
      tone: "night",
      keyword: "Ringway Vans",
      heading: "Everything you own, by Sunday night.",
      lead: "Twenty-two vans, driven on an ordinary licence. Collect at six in the morning, bring it back when the kettle is unpacked.",
      facts: ["From £48 a day", "Age 21 and over", "150 miles included", "Blankets lent"],
      actions: [{ label: "Choose a size", href: "#sizes" }],
    },
    {
      block: "prices-tiers",
      nav: "Sizes",
      tone: "night",
      heading: "Small, medium, sofa",
      tiers: [
        {
          name: "Small",
          price: "£48",
          unit: "a day",
          text: "A student and a bicycle.",
          includes: ["3 cubic metres", "Fits any car park", "Two seats"],
          action: { label: "Hold a small one", href: "#hold" },
        },
        {
          name: "Long",
          price: "£69",
          unit: "a day",
          text: "A flat with one bedroom, in two trips.",
          includes: ["8 cubic metres", "Straps and twelve blankets", "Three seats"],
          action: { label: "Hold a long one", href: "#hold" },
          advised: true,
        },
        {
          name: "Luton",
          price: "£98",
          unit: "a day",
          text: "A house, a piano, a mother-in-law's wardrobe.",
          includes: ["18 cubic metres", "Tail lift, 500 kg", "Sack truck"],
          action: { label: "Hold a Luton", href: "#hold" },
        },
      ],
    },
    {
      block: "itinerary-days",
      nav: "The move",
      heading: "A move in three days",
      days: [
        {
          label: "Friday",
          heading: "Boxes",
          text: "Fetch flat boxes from us, free, and take back what you do not fold.",
          facts: ["From 16:00", "Forty boxes a van"],
          picture: { id: "cars-key", zoom: 1.5, at: [55, 40] },
        },
        {
          label: "Saturday",
          heading: "Load and drive",
          text: "Heavy things against the bulkhead, mattresses last, plants on somebody's knees.",
          facts: ["Collect 6:00", "Tie everything twice"],
          picture: {
            id: "cars-saloon",
            zoom: 1.9,
            at: [30, 65],
            alt: "Orange cone and road marking behind a parked red car.",
          },
        },
        {
          label: "Sunday",
          heading: "Bring it back",
          text: "Any hour before midnight. Leave the key in the hatch and text us the mileage.",
          facts: ["Tank as you found it", "Deposit back by Tuesday"],
          picture: { id: "real-keys", zoom: 1.2 },
        },
      ],
    },
    {
      block: "questions-accordion",
      nav: "Rules",
      heading: "Four rules and no surprises",
      questions: [
        {
          question: "What does the deposit cover?",
          answer:
            "The first £250 of any damage. We inspect the van with you, both times, with the same photographs.",
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
          answer: "Anywhere on this island. Ferries need a letter, which takes us a day.",
        },
      ],
    },
    {
      block: "booking-form",
      id: "hold",
      tone: "tint",
      heading: "Hold a van",
      fields: [
        { label: "From", kind: "date" },
        { label: "Back", kind: "date" },
        { label: "Size", kind: "select", options: ["Small", "Long", "Luton"] },
        { label: "Mobile", kind: "tel", autoComplete: "tel" },
      ],
      send: "Hold it",
      note: "Free to cancel until noon the day before.",
    },
  ],
  footer: {
    block: "footer-card",
    heading: "Counter open from six. Coffee from five to.",
    actions: [{ label: "0161 496 0233", href: "tel:01614960233" }],
  },
};
