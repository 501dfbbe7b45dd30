import type { Layout } from "../../model.ts";

export const cars2: Layout = {
  caption: "The workshop: a job board with times and prices",
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
      block: "hero-split",
      tone: "brand",
      keyword: "Workshop",
      heading: "In by eight, out by four",
      lead: "Six bays, nine mechanics and a kettle. We ring before we touch anything that is not on the job card.",
      picture: "cars-tyres",
      actions: [{ label: "Prices and times", href: "#jobs" }],
    },
    {
      block: "treatments-menu",
      nav: "Jobs",
      heading: "The job board",
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
              text: "Everything in the book, stamped by whoever did it.",
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
    },
    {
      block: "process-steps",
      nav: "The day",
      tone: "ink",
      heading: "Your car's day",
      steps: [
        { heading: "Key", text: "Drop it in the hatch with the card filled in.", note: "07:30" },
        { heading: "Lift", text: "Up in the air, looked at, photographed.", note: "09:00" },
        {
          heading: "Call",
          text: "A price and a yes or no. No answer means no work.",
          note: "10:30",
        },
        { heading: "Home", text: "Washed, seat back where it was.", note: "16:00" },
      ],
    },
    {
      block: "questions-columns",
      nav: "Straight answers",
      heading: "Straight answers",
      questions: [
        {
          question: "Will it affect my warranty?",
          answer: "No. We fit parts of matching quality and stamp the book.",
        },
        {
          question: "Can I bring my own parts?",
          answer: "Bring them. We fit them, but only our own come with our year of cover.",
        },
        {
          question: "Is there a courtesy car?",
          answer: "Three, all small, all £12 a day. The bicycle is free.",
        },
        {
          question: "Do you work on electric cars?",
          answer: "Two of the nine are trained for high voltage. Bay six is theirs.",
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
    block: "footer-large",
    tone: "ink",
    closing: "Key hatch open all night, left of the gate",
  },
};
