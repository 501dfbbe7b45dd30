import type { Layout } from "../../model.ts";

export const cars1: Layout = {
  caption: "The forecourt: stock with figures, finance, where to find it",
  nav: {
    block: "nav-strip",
    notice: "Open this Saturday, 8:30 to 15:00",
    action: { label: "Ring the desk", href: "tel:01614960233" },
  },
  sections: [
    {
      block: "hero-full",
      keyword: "28 cars in the yard today",
      heading: "Every dent on the list",
      lead: "We photograph the scratches first. What is left is a car with two keys, a full history and twelve months on the test.",
      picture: "cars-saloon",
      actions: [
        { label: "See the stock", href: "#stock" },
        { label: "Sell us yours", href: "#sell" },
      ],
      aside: "Stock list of 14 November",
    },
    {
      block: "listing-cards",
      nav: "Stock",
      heading: "In the yard",
      items: [
        {
          name: "Marlin 1.5 Saloon",
          text: "One owner, a district nurse. Scratch on the nearside sill, priced in.",
          picture: "cars-saloon",
          facts: ["2021", "31,400 miles", "Petrol, manual"],
          price: "£11,950",
          href: "#finance",
        },
        {
          name: "Corra Electric",
          text: "Battery measured at 92 per cent, printout in the glovebox.",
          picture: { id: "cars-key", zoom: 1.4, at: [50, 45] },
          facts: ["2022", "24,800 miles", "54 kWh"],
          price: "£14,600",
          href: "#finance",
        },
        {
          name: "Tarn Estate 2.0",
          text: "Tows 1,800 kilograms. New clutch in May, receipt included.",
          picture: { id: "cars-tyres", zoom: 1.3, at: [60, 55] },
          facts: ["2019", "68,200 miles", "Diesel, automatic"],
          price: "£9,400",
          href: "#finance",
        },
        {
          name: "Pip 1.0",
          text: "Learner's car, dual pedals taken out, patience left in.",
          picture: {
            id: "cars-key",
            zoom: 1.2,
            at: [80, 24],
            alt: "Small yellow model car on a blue table, a key in front of it.",
          },
          facts: ["2018", "52,900 miles", "Petrol, manual"],
          price: "£5,250",
          href: "#finance",
        },
      ],
    },
    {
      block: "spec-sheet",
      nav: "Checks",
      tone: "night",
      heading: "What each car goes through",
      lead: "The sheet hangs on the mirror. You may hold us to it.",
      groups: [
        {
          heading: "Before we buy",
          lines: [
            ["Mileage against test records", "All years"],
            ["Outstanding finance", "Cleared"],
            ["Paint depth, each panel", "12 readings"],
          ],
        },
        {
          heading: "In the workshop",
          lines: [
            ["Tyres, tread left", "4 mm or new"],
            ["Brakes, pad left", "Half or new"],
            ["Road test", "17 miles, two drivers"],
          ],
        },
        {
          heading: "When you collect",
          lines: [
            ["Test certificate", "12 months"],
            ["Warranty", "12 months, parts and labour"],
            ["Bring it back", "7 days, 200 miles"],
          ],
        },
      ],
    },
    {
      block: "figures-row",
      nav: "Finance",
      heading: "The Marlin, paid by the month",
      lead: "One worked example, with nothing hidden at the end of it.",
      figures: [
        { figure: "£233", label: "a month for 48 months", text: "After a deposit of £2,500" },
        { figure: "8.9%", label: "APR, fixed", text: "Representative example" },
        { figure: "£13,684", label: "in all, deposit included", text: "No final payment" },
      ],
    },
    {
      block: "contact-form",
      nav: "Sell",
      tone: "tint",
      heading: "Sell us yours",
      text: "Send the plate and the mileage. You get a price the same day, good for seven, and the money before you hand over the key.",
      fields: [
        { label: "Registration" },
        { label: "Mileage", kind: "number" },
        { label: "Mobile", kind: "tel", autoComplete: "tel" },
        { label: "What we ought to know", kind: "textarea", optional: true },
      ],
      send: "Price my car",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Yard hours", linksLabel: "Lanes" },
};
