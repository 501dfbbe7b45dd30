import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Prices",
    sections: [
      {
        block: "hero-ledger",
        keyword: "A day, a weekend, a week",
        heading: "What a van costs, and what it doesn't",
        lead: "Insurance, 150 miles, straps and blankets are in every price. VAT too.",
        picture: "cars-van-luton",
        actions: [{ label: "Hold a van", href: "/contact" }],
        figures: [
          { figure: "£48", label: "a day for the Small" },
          { figure: "£69", label: "a day for the Long" },
          { figure: "£98", label: "a day for the Luton" },
        ],
      },
      {
        block: "prices-list",
        id: "prices",
        heading: "All prices",
        lead: "A day is 6:00 to midnight. A weekend is Friday 16:00 to Sunday midnight.",
        groups: [
          {
            heading: "Small, 3 m³",
            lines: [
              { name: "A day", price: "£48" },
              { name: "A weekend", text: "250 miles", price: "£89" },
              { name: "A week", text: "700 miles", price: "£238" },
            ],
          },
          {
            heading: "Long, 8 m³",
            lines: [
              { name: "A day", price: "£69" },
              { name: "A weekend", text: "250 miles", price: "£128" },
              { name: "A week", text: "700 miles", price: "£345" },
            ],
          },
          {
            heading: "Luton, 18 m³",
            lines: [
              { name: "A day", price: "£98" },
              { name: "A weekend", text: "250 miles", price: "£182" },
              { name: "A week", text: "700 miles", price: "£490" },
            ],
          },
          {
            heading: "Extras",
            lines: [
              { name: "A further mile", price: "16p" },
              {
                name: "Help with carrying",
                text: "Each person, from two hours",
                price: "£22 an hour",
              },
              { name: "Late, after the first hour", text: "Until midnight", price: "£9 an hour" },
              { name: "Letter for a ferry", price: "£15" },
              { name: "Boxes, blankets, straps", price: "free" },
            ],
          },
        ],
        note: "Deposit £250 on a debit card, refunded by the Tuesday after you bring the van back.",
      },
      {
        block: "compare-table",
        tone: "tint",
        heading: "What fits in which",
        lead: "Packed by people who have done it once before. Experts get more in.",
        labels: ["Your things", "Small", "Long", "Luton"],
        rows: [
          { term: "Boxes", values: ["20", "60", "120"] },
          { term: "Double bed", values: ["Mattress only", "Yes", "Two"] },
          { term: "Three-seat sofa", values: ["No", "Yes", "Yes"] },
          { term: "Washing machine", values: ["Yes", "Yes", "Yes, on the lift"] },
          { term: "Wardrobe, upright", values: ["No", "No", "Yes"] },
          { term: "Piano", values: ["No", "No", "Upright, with the dolly"] },
          { term: "Height, for barriers", values: ["1.85 m", "2.55 m", "3.20 m"] },
          { term: "Licence", values: ["Ordinary car", "Ordinary car", "Ordinary car"] },
        ],
        note: "Measure your longest thing before you choose. The Long takes 3.7 m on the floor.",
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-offset",
        heading: "Hold a van, pay at the counter",
        lead: "We text you within the hour. Cancelling is free until noon the day before.",
        picture: "cars-van-long",
        caption: "The Long, 8 m³, and three of the free boxes",
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "hold",
        tone: "tint",
        heading: "Your move",
        lead: "Not sure about the size? List the big things and we choose.",
        fields: [
          { label: "Pick-up date", kind: "date" },
          { label: "Return date", kind: "date" },
          { label: "Size", kind: "choice", options: ["Small", "Long", "Luton", "You tell me"] },
          { label: "Mobile", kind: "tel", autoComplete: "tel" },
          {
            label: "Help with carrying?",
            kind: "choice",
            options: ["No", "One person", "Two people"],
          },
          {
            label: "The big things",
            kind: "textarea",
            hint: "Piano, wardrobe, anything over 2 metres",
            optional: true,
          },
        ],
        send: "Hold it",
      },
      {
        block: "map-directions",
        heading: "Where the vans are",
        plan: "streets",
        pin: "Ringway Vans",
        nearby: ["Tram stop", "The canal", "Lock gates"],
        address: ["{address lines}"],
        ways: [
          ["Van keys", "From 6:00 on any day you have booked."],
          ["Desk", "{hours}."],
          ["Your own car", "Leave it in the yard while you have the van. Nobody blocks it in."],
          [
            "Bringing it back",
            "Park on the left, key in the hatch by the gate, text us the mileage.",
          ],
        ],
      },
    ],
  },
} satisfies LayoutPages;
