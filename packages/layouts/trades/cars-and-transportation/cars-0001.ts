import type { Layout } from "../../schema/model.ts";

/** For people who need a car this month: stock, checks, payments, part exchange. */
export const cars1: Layout = {
  caption: "A catalogue: cars in stock, how they are checked, what they cost a month",
  nav: {
    block: "nav-strip",
    notice: "Open this Saturday, 8:30 to 15:00",
    action: { label: "Call the desk", href: "tel:{phone}" },
  },
  sections: [
    {
      block: "hero-ledger",
      tone: "night",
      keyword: "28 cars in the yard today",
      heading: "Used cars, every fault listed",
      lead: "Every car comes with two keys, full history, twelve months' MOT and a year's warranty.",
      picture: "cars-forecourt",
      actions: [
        { label: "See the stock", href: "#stock" },
        { label: "Sell us yours", href: "#sell" },
      ],
      figures: [
        { figure: "28", label: "cars on the list of 14 November" },
        { figure: "12", label: "months' MOT on each" },
        { figure: "2", label: "keys, and full history" },
        { figure: "£5,250", label: "for the smallest, the Pip" },
      ],
    },
    {
      block: "listing-cards",
      lead: "Four of twenty-eight. Each has its faults written on the windscreen.",
      nav: "Stock",
      heading: "Cars in stock today",
      items: [
        {
          name: "Marlin 1.5 Saloon",
          text: "One owner, a district nurse. Scratch on the nearside sill.",
          picture: "cars-saloon-front",
          facts: ["2021", "31,400 miles", "Petrol, manual"],
          price: "£11,950",
          href: "#finance",
        },
        {
          name: "Corra Electric",
          text: "Battery measured at 92 per cent, printout in the glovebox.",
          picture: "cars-electric-blue",
          facts: ["2022", "24,800 miles", "54 kWh"],
          price: "£14,600",
          href: "#finance",
        },
        {
          name: "Tarn Estate 2.0",
          text: "Tows 1,800 kg. New clutch in May, receipt included.",
          picture: "cars-estate-grey",
          facts: ["2019", "68,200 miles", "Diesel, automatic"],
          price: "£9,400",
          href: "#finance",
        },
        {
          name: "Pip 1.0",
          text: "Learner's car with the dual pedals taken out. Insurance group 3.",
          picture: "cars-small-yellow",
          facts: ["2018", "52,900 miles", "Petrol, manual"],
          price: "£5,250",
          href: "#finance",
        },
      ],
    },
    {
      block: "spec-sheet",
      wide: "cars-workshop",
      nav: "Checks",
      tone: "night",
      heading: "How every car is checked",
      lead: "The sheet hangs on the mirror. You may hold us to it.",
      groups: [
        {
          heading: "Before we buy",
          lines: [
            ["Mileage against test records", "All years"],
            ["Outstanding finance", "Cleared"],
            ["Paint depth, each panel", "12 readings"],
            ["Recalls outstanding", "Done, with paper"],
            ["Insurance write-off", "Checked, none"],
          ],
        },
        {
          heading: "In the workshop",
          lines: [
            ["Tyres, tread left", "4 mm or new"],
            ["Brakes, pad left", "Half or new"],
            ["Road test", "17 miles, two drivers"],
            ["Cam belt, if due", "Changed, dated"],
            ["Battery, under load", "Printed result"],
          ],
        },
        {
          heading: "When you collect",
          lines: [
            ["Test certificate", "12 months"],
            ["Warranty", "12 months, parts and labour"],
            ["Bring it back", "7 days, 200 miles"],
            ["Second key", "Cut and coded"],
            ["Full tank", "Yes"],
            ["Faults, in writing", "On the invoice"],
          ],
        },
      ],
      picture: "cars-tyres",
    },
    {
      block: "figures-row",
      nav: "Finance",
      heading: "What it costs a month",
      lead: "One worked example: the red Marlin at £11,950.",
      figures: [
        { figure: "£233", label: "a month for 48 months", text: "After a deposit of £2,500" },
        { figure: "8.9%", label: "APR, fixed", text: "Representative example" },
        { figure: "£13,684", label: "in all, deposit included", text: "No final payment" },
        { figure: "£0", label: "to settle early", text: "Any day, no fee" },
      ],
    },
    {
      block: "contact-form",
      lead: "Any make, any age, with or without a test.",
      nav: "Sell",
      tone: "tint",
      heading: "Sell us your car",
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
  footer: {
    block: "footer-letter",
    heading: "New in the yard, on Fridays",
    text: "Six to ten cars a week, with prices, mileage and faults, the evening before they go on the forecourt.",
    label: "Your email address",
    send: "Send me the list",
    promise: "One email a week. Unsubscribe with one click.",
  },
};
