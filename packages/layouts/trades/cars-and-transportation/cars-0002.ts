import type { Layout } from "../../schema/model.ts";

/** For a driver with a noise: jobs, times, prices, a slot. */
export const cars2: Layout = {
  caption: "An appointment: the workshop’s price board and a bay to book",
  theme: {
    brand: "#ffc400",
    paper: { hue: 90, chroma: 0.004, kind: "white" },
    picture: { shape: "plain", filter: "crisp", ratio: "square" },
    corner: "sharp",
    headline: { weight: 900, case: "uppercase", tracking: -0.04, leading: 0.88, scale: "huge" },
  },
  nav: { block: "nav-bar", action: { label: "Book a bay", href: "#bay" } },
  sections: [
    {
      block: "hero-portrait",
      tone: "brand",
      keyword: "Workshop, {town}",
      heading: "In by eight, out by four",
      lead: "MOT, servicing, brakes and tyres, at the price on the board.",
      picture: "person-mechanic-sanjay",
      aside:
        "Six bays, nine mechanics. We call before we do anything that is not on your job card.",
      actions: [{ label: "Prices and times", href: "#jobs" }],
    },
    {
      block: "treatments-menu",
      nav: "Jobs",
      heading: "Prices and times",
      lead: "For cars up to two litres, parts and VAT included.",
      groups: [
        {
          heading: "Tests and services",
          treatments: [
            {
              name: "MOT test",
              text: "Watch from the bench behind the glass.",
              time: "50 min",
              price: "£45",
            },
            {
              name: "Interim service",
              text: "Oil, filter, fluids, and a list of what comes next.",
              time: "2 h",
              price: "£149",
            },
            {
              name: "Full service",
              text: "Everything in the book, stamped by the mechanic who did it.",
              time: "4 h",
              price: "£269",
            },
          ],
        },
        {
          heading: "Brakes and tyres",
          treatments: [
            { name: "Front pads", text: "Both sides, always.", time: "1 h 15", price: "£118" },
            {
              name: "Pads and discs",
              text: "Old discs shown to you, worn edge and all.",
              time: "2 h",
              price: "£236",
            },
            {
              name: "Four tyres",
              text: "Mid-range, fitted, balanced, old ones recycled.",
              time: "1 h",
              price: "£312",
            },
          ],
        },
        {
          heading: "Noises",
          treatments: [
            {
              name: "Ten-minute listen",
              text: "Drive round the block with Sanjay. He hums the note back.",
              time: "10 min",
              price: "Free",
            },
            {
              name: "Diagnosis",
              text: "Fault codes read, understood and written down in English.",
              time: "1 h",
              price: "£62",
            },
          ],
        },
      ],
      picture: "cars-tyres",
    },
    {
      block: "gallery-carousel",
      scale: "poster",
      nav: "The day",
      tone: "ink",
      heading: "Your car's day with us",
      items: [
        {
          picture: "cars-key",
          heading: "7:30, key in the hatch",
          text: "Drop it with the card filled in. The hatch is left of the gate, open all night.",
        },
        {
          picture: "cars-bicycle",
          heading: "7:40, off to work",
          text: "Three small cars at £12 a day, or the green bicycle by the red door, free.",
        },
        {
          picture: "cars-workshop",
          heading: "9:00, on the lift",
          text: "Looked at, photographed, and nothing touched that is not on your card.",
        },
        {
          picture: "cars-brakes",
          heading: "10:30, a call",
          text: "A price and a yes or a no. Old parts stay in the car so that you can see them.",
        },
        {
          picture: "cars-small-yellow",
          heading: "16:00, home",
          text: "Washed, seat back where it was, invoice in plain words.",
        },
      ],
    },
    {
      block: "features-icons",
      wide: "cars-electric-blue",
      nav: "Promises",
      heading: "What you can rely on",
      items: [
        {
          icon: "phone",
          heading: "We call first",
          text: "Nothing is fitted without your yes. No answer means no work, and no charge for looking.",
        },
        {
          icon: "tools",
          heading: "Old parts shown",
          text: "They lie in a tray on the passenger floor, worn edge up, until you have seen them.",
        },
        {
          icon: "shield",
          heading: "A year on parts and labour",
          text: "Written on the invoice. Your manufacturer's warranty stays valid: we fit parts of matching quality.",
        },
        {
          icon: "key",
          heading: "Courtesy cars",
          text: "Three small ones at £12 a day, and a bicycle free of charge.",
        },
        {
          icon: "bolt",
          heading: "Electric cars too",
          text: "Two of the nine are trained for high voltage. Bay six is theirs.",
        },
        {
          icon: "clock",
          heading: "Key hatch all night",
          text: "Left of the gate. Drop it at midnight, we start at half past seven.",
        },
      ],
    },
    {
      block: "booking-form",
      id: "bay",
      heading: "Book a bay",
      fields: [
        { label: "Registration" },
        { label: "Job", kind: "select", options: ["MOT", "Service", "Brakes", "Tyres", "A noise"] },
        { label: "Day", kind: "date" },
        { label: "Mobile", kind: "tel", autoComplete: "tel" },
      ],
      send: "Hold the bay",
      note: "We confirm by text within the hour, on working days.",
    },
  ],
  footer: {
    block: "footer-social",
    tone: "ink",
    closing: "Broken down? Call us: we have our own recovery truck.",
    places: [
      { icon: "phone", label: "{phone}", href: "tel:{phone}" },
      { icon: "chat", label: "Text the desk", href: "tel:07700900233" },
      { icon: "pin", label: "{street name}, unit 7", href: "#bay" },
    ],
    legal: [
      "{name} Ltd, an invented garage",
      "MOT station no. 00000",
      "Prices include VAT, cars up to two litres",
    ],
  },
};
