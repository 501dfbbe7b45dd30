import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "History",
    sections: [
      {
        block: "hero-offset",
        keyword: "Stock no. 2614",
        heading: "One keeper, five stamps, 31,400 miles",
        lead: "Everything we know about this car since March 2021, with the papers to prove it in the glovebox.",
        picture: "cars-saloon",
        caption: "Offside, in the yard: no kerb mark on these wheels",
        actions: [{ label: "Book a test drive", href: "/contact" }],
      },
      {
        block: "fixtures-table",
        id: "history",
        heading: "Year by year",
        lead: "Mileage as written by the workshop that stamped the book.",
        labels: ["When", "What", "Where", "Miles"],
        fixtures: [
          {
            date: "12 March 2021",
            title: "First registered",
            place: "Sold new in Bury",
            result: "8",
          },
          {
            date: "April 2022",
            title: "First service",
            place: "Maker's workshop, Bury",
            result: "6,100",
          },
          {
            date: "April 2023",
            title: "Second service, wipers",
            place: "Maker's workshop, Bury",
            result: "12,000",
          },
          {
            date: "April 2024",
            title: "Third service, brake fluid",
            place: "Maker's workshop, Bury",
            result: "17,800",
          },
          {
            date: "April 2025",
            title: "Fourth service, two tyres",
            place: "Independent, Prestwich",
            result: "23,500",
          },
          {
            date: "April 2026",
            title: "Fifth service, cabin filter",
            place: "Independent, Prestwich",
            result: "28,400",
          },
          {
            date: "October 2026",
            title: "Bought by us, MOT",
            place: "{name}",
            result: "30,960",
          },
          {
            date: "November 2026",
            title: "Road test, two drivers",
            place: "Seventeen miles, twice",
            result: "31,400",
          },
        ],
        note: "Copies of all five invoices are in the glovebox. Names are blacked out, sums are not.",
      },
      {
        block: "compare-table",
        tone: "sunken",
        heading: "If you pay by the month",
        lead: "£11,950 less a deposit of £2,500 leaves £9,450. 8.9% APR, fixed, no final payment.",
        labels: ["Length", "36 months", "48 months", "60 months"],
        rows: [
          { term: "A month", values: ["£299", "£233", "£194"] },
          { term: "In all, deposit included", values: ["£13,264", "£13,684", "£14,140"] },
          { term: "Costs more than cash by", values: ["£1,314", "£1,734", "£2,190"] },
          { term: "Settling early", values: ["£0", "£0", "£0"] },
        ],
        note: "Representative examples, subject to status. Over 18s.",
      },
      {
        block: "features-columns",
        heading: "What the year's warranty covers",
        items: [
          {
            heading: "Covered",
            text: "Engine, gearbox, steering, electrics, air conditioning. Parts and labour, no claim limit.",
            note: "Until the anniversary",
          },
          {
            heading: "Not covered",
            text: "Tyres, wiper blades, clutch wear and the five faults listed on the first page.",
            note: "Written on the invoice",
          },
          {
            heading: "Far from home",
            text: "Call us. We agree a garage near you and pay it directly. You pay nothing first.",
            note: "Great Britain",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-split",
        keyword: "Stock no. 2614",
        heading: "Drive it before you ask anything",
        lead: "Tell us a day. We keep the key for you, and call within the hour if the car is sold first.",
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
        picture: "cars-key",
      },
      {
        block: "booking-form",
        id: "drive",
        tone: "brand",
        heading: "Book an hour with it",
        lead: "Weekdays from eight, Saturdays until two.",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Mobile", kind: "tel", autoComplete: "tel" },
          { label: "Day", kind: "date" },
          { label: "Hour", kind: "time" },
        ],
        send: "Keep the key for me",
        note: "Part exchange? Come in your own car and we price it while you drive.",
      },
      {
        block: "hours-location",
        heading: "Where the car stands",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By tram", "Nine minutes on foot along the canal"],
          ["By train", "We fetch you from {town} Crescent if you call ahead"],
          ["By car", "Six customer bays by the gate"],
        ],
      },
      {
        block: "questions-columns",
        tone: "sunken",
        heading: "Before you come",
        questions: [
          {
            question: "Can you hold it?",
            answer: "For 48 hours against £99, refunded if you decide against it.",
          },
          {
            question: "What do I bring to buy it?",
            answer:
              "Licence, proof of address and a bank card. Tax and insurance take ten minutes online.",
          },
          {
            question: "May a friend drive it too?",
            answer: "Yes, with a licence. Your friend signs the same sheet as you.",
          },
          {
            question: "Can I see it on video?",
            answer: "Call and Moira walks round it with a phone, faults included.",
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
