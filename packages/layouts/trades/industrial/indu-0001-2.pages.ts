import type { LayoutPages } from "../pages.ts";

/** For fitters: vans, carriers, collection and returns; then an order by size and box. */
export default {
  second: {
    label: "Delivery",
    sections: [
      {
        block: "hero-type",
        keyword: "From shelf to bench",
        heading: "Ordered by three, there by seven",
        lead: "Our own van goes round the Midlands every night. Everything else leaves with a carrier at five.",
        facts: ["Collect from 6:00", "Free above £250", "Returns within 30 days"],
        actions: [
          { label: "Order boxes", href: "/contact" },
          { label: "See the prices", href: "#vans" },
        ],
      },
      {
        block: "prices-list",
        id: "vans",
        heading: "Vans and collection",
        lead: "For one address, excluding VAT.",
        groups: [
          {
            heading: "Our van",
            lines: [
              { name: "Midlands, up to 30 kg", text: "By 7:00 the next day", price: "£9.50" },
              { name: "Each further 30 kg", text: "Same drop", price: "£4" },
              { name: "Same day, by noon", text: "Order by 9:00", price: "£24" },
            ],
          },
          {
            heading: "Carrier",
            lines: [
              { name: "Parcel, up to 30 kg", text: "Two days, mainland", price: "£9.50" },
              { name: "Pallet", text: "Three days, tail lift", price: "£62" },
              { name: "Collection", text: "Gate 2, from 6:00", price: "free" },
            ],
          },
        ],
        note: "Orders above £250 travel free, by van or as a parcel.",
      },
      {
        block: "schedule-lineup",
        tone: "tint",
        heading: "One night of the van",
        lead: "Monday to Thursday. Friday's orders arrive on Monday.",
        days: [
          {
            heading: "In the works",
            slots: [
              { time: "15:00", name: "Last orders", text: "After that it is tomorrow's van" },
              { time: "15:30", name: "Picked", text: "Two people, each box scanned twice" },
              { time: "17:00", name: "Loaded", text: "Carriers first, our van last" },
            ],
          },
          {
            heading: "On the road",
            slots: [
              { time: "3:00", name: "Wolverhampton", text: "Then Walsall and Cannock" },
              { time: "4:30", name: "Birmingham", text: "South side, by key or locker" },
              { time: "6:15", name: "Coventry", text: "Empty by seven" },
            ],
          },
        ],
      },
      {
        block: "questions-accordion",
        wide: "indu-abstract-thread",
        tone: "sunken",
        heading: "Boxes and returns",
        questions: [
          {
            question: "May we mix sizes in a box?",
            answer: "No, but M8 to M12 come in half boxes at sixty per cent of the price.",
          },
          {
            question: "Who pays for a return?",
            answer: "We do, if the box is unopened and it is within 30 days.",
          },
          {
            question: "What if a size has run out?",
            answer: "We tell you before we pick. The next run of each size is on the list.",
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
        keyword: "Stock line, from 6:00",
        heading: "Name the size, we check the shelf",
        lead: "Magda sees the stock while you talk. Orders that reach us in writing are confirmed within the hour, with the price and the van.",
        picture: "person-estimator-magda",
        actions: [
          { label: "{phone}", href: "tel:{phone}" },
          { label: "Order in writing", href: "#boxes" },
        ],
      },
      {
        block: "contact-form",
        id: "boxes",
        tone: "sunken",
        heading: "Order, return or ask",
        lead: "One line per size is enough.",
        fields: [
          {
            label: "What is it?",
            kind: "choice",
            options: ["An order", "A return", "A certificate"],
          },
          { label: "Sizes and boxes", kind: "textarea", hint: "M12 × 60, 6 boxes" },
          { label: "Company", autoComplete: "organization" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "Delivery postcode", autoComplete: "postal-code" },
          { label: "Box number, for certificates", optional: true },
        ],
        send: "Send to the stock desk",
      },
      {
        block: "map-directions",
        heading: "Collect at gate 2",
        lead: "Drive in, stay in the cab until a fitter waves. Boxes under 30 kg go across the counter.",
        plan: "river",
        pin: "Gate 2",
        nearby: ["Canal basin", "Anvil Way", "Tram stop"],
        address: ["{address lines}"],
        ways: [
          ["Trade counter", "Monday to Friday, 6:00–22:00"],
          ["Stock line", "Monday to Friday, from 6:00"],
          ["By van", "Turn left after the canal bridge; height limit 4.2 m"],
          ["Email", "{email}"],
        ],
      },
      {
        block: "questions-columns",
        tone: "tint",
        heading: "Accounts and papers",
        questions: [
          {
            question: "Do I need an account?",
            answer: "No. The first order is paid by card, later ones within 30 days.",
          },
          {
            question: "Where is my certificate?",
            answer: "With the invoice, as a PDF. We keep it for ten years by box number.",
          },
          {
            question: "Can I book a year ahead?",
            answer: "Yes, as a call-off: the price is fixed and you pay as boxes leave.",
          },
          {
            question: "May I collect at night?",
            answer: "Until ten. After that the lockers at gate 2, with a code from Magda.",
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
