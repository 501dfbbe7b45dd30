import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "The room",
    sections: [
      {
        block: "hero-offset",
        tone: "night",
        keyword: "arch 41",
        heading: "one stage, one bar, 140 people",
        lead: "The bar, the stage and its backline, and the price of having the arch to yourselves.",
        picture: "musi-abstract-stage",
        actions: [
          { label: "hire it", href: "#hire" },
          { label: "play here", href: "/contact" },
        ],
        caption: "The stage at ten, third song",
      },
      {
        block: "menu-prices",
        id: "bar",
        tone: "night",
        heading: "from the bar",
        lead: "Food until nine. Water is free and already on the bar.",
        courses: [
          {
            heading: "drink",
            dishes: [
              { name: "Pint, local", text: "Pale or dark, from down the line", price: "£5.40" },
              { name: "Wine, a glass", text: "Red, white, orange", price: "£6" },
              { name: "Spirit and mixer", price: "£7.20" },
              { name: "Ginger beer", text: "Made upstairs", price: "£3.50" },
              { name: "No-alcohol lager", price: "£4.20" },
            ],
          },
          {
            heading: "eat",
            dishes: [
              {
                name: "Dal and flatbread",
                text: "A bowl, a fork, a napkin",
                price: "£8",
                mark: "vg",
              },
              { name: "Cheese toastie", text: "Pickled onion", price: "£6.50", mark: "v" },
              { name: "Sausage roll, large", price: "£5.50" },
              { name: "Chips", text: "Curry sauce or none", price: "£4", mark: "vg" },
            ],
          },
        ],
        note: "v: vegetarian. vg: vegan. Allergens are on the wall beside the till.",
      },
      {
        block: "prices-list",
        id: "hire",
        tone: "brand",
        heading: "have it to yourselves",
        lead: "Sound engineer and door included. You keep the bar open, or close it.",
        groups: [
          {
            heading: "by the day",
            lines: [
              { name: "Monday or Tuesday", text: "17:00 to midnight", price: "£480" },
              { name: "Sunday, daytime", text: "From noon to five", price: "£360" },
              { name: "Rehearsal, afternoon", text: "Four hours, backline included", price: "£60" },
            ],
          },
          {
            heading: "with it",
            lines: [
              { name: "Recording of the night", text: "Two tracks, files next day", price: "£90" },
              { name: "Dot, between the bands", text: "Three hours, one deck", price: "£120" },
              { name: "Dal for forty", price: "£260" },
            ],
          },
        ],
        note: "VAT included. A third holds the date, refunded until a month before.",
      },
      {
        block: "spec-sheet",
        tone: "night",
        heading: "on the stage",
        lead: "For bands and their engineers.",
        groups: [
          {
            heading: "room",
            lines: [
              ["Stage", "5.2 × 3.4 m, 40 cm high"],
              ["Ceiling", "2.9 m at the middle"],
              ["Standing, seated", "140, 70"],
              ["Load-in", "street level, 12 m"],
            ],
          },
          {
            heading: "sound and light",
            lines: [
              ["Desk", "24 channels"],
              ["Monitors", "four mixes"],
              ["Drums, bass and guitar amps", "here, bring cymbals"],
              ["Piano", "upright, tuned monthly"],
              ["Limit", "98 dB, averaged"],
            ],
          },
        ],
        note: "Trains pass over about every six minutes. Audiences like it.",
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-split",
        tone: "night",
        heading: "play, book, ask, or find your scarf",
        lead: "Mail is read at noon, Wednesday to Sunday. Bands hear from us within a fortnight, either way.",
        actions: [{ label: "ring the door", href: "tel:{phone}" }],
        picture: "musi-abstract-arches",
      },
      {
        block: "contact-form",
        id: "write",
        heading: "write to the door",
        fields: [
          { label: "Name, or name of the band" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "What is it about?",
            kind: "select",
            options: ["Tickets", "We want to play", "Hiring the room", "Access", "Lost property"],
          },
          { label: "Which night?", optional: true },
          { label: "Where can we hear you?", hint: "One link is enough", optional: true },
          { label: "Your message", kind: "textarea" },
        ],
        send: "send it",
      },
      {
        block: "hours-location",
        tone: "brand",
        heading: "arch 41",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["Train", "New Cross, six minutes"],
          ["Night bus", "N89 from the corner"],
          ["Step-free", "Yes, through the shop; accessible toilet beside the bar"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
