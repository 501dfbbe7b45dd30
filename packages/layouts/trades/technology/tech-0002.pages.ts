import type { LayoutPages } from "../pages.ts";

/** For a fleet engineer: prices by quantity, spares, the lights explained; then an order or a return. */
export default {
  second: {
    label: "Ordering",
    sections: [
      {
        block: "hero-offset",
        keyword: "{name} Box, second edition",
        heading: "Boxes, spares and delivery",
        lead: "In stock in {town}. Ordered by noon, sent the same working day, with an invoice that names each serial number.",
        picture: "tech-draw-board",
        caption: "Fitted low on the windscreen: three lights, no drilling",
        actions: [
          { label: "Price list", href: "#prices" },
          { label: "Order", href: "/contact" },
        ],
      },
      {
        block: "prices-list",
        id: "prices",
        heading: "Price list",
        lead: "Excluding VAT. The SIM and its data are included for ten years.",
        groups: [
          {
            heading: "Boxes",
            lines: [
              { name: "A pair", text: "£89 each, sixty days to return them", price: "£178" },
              { name: "Ten", text: "£85 each", price: "£850" },
              { name: "A depot, from 30", text: "Each, with labels printed", price: "£79" },
              { name: "Swap of a first edition", text: "At cost, until March", price: "£52" },
            ],
          },
          {
            heading: "Spares",
            lines: [
              { name: "Lead, 1.5 m, fused", price: "£7" },
              { name: "Lead, 3 m, fused", text: "For coaches", price: "£9" },
              { name: "Glue pads, five", price: "£4" },
              { name: "Bracket for curved glass", price: "£11" },
              { name: "Battery", text: "Change it after about six years", price: "£8" },
            ],
          },
          {
            heading: "Work",
            lines: [
              { name: "Fitting by Winnie's team", text: "A bus, from ten buses", price: "£25" },
              { name: "Repair, parts included", text: "After the guarantee", price: "£30" },
              { name: "Delivery in Britain", price: "free" },
            ],
          },
        ],
        note: "Guarantee: five years. The repair manual is open, and repairing it yourself is allowed.",
      },
      {
        block: "features-lines",
        tone: "tint",
        heading: "What the three lights say",
        items: [
          {
            heading: "Three green",
            text: "Power, satellites and network are there. The bus is on the map.",
          },
          {
            heading: "First amber",
            text: "Power below 9 V or above 36 V. Check the fuse in the lead, then the radio feed.",
          },
          {
            heading: "Second amber",
            text: "No satellites. Usual indoors; outdoors, look for metal film in the glass.",
          },
          {
            heading: "Third amber",
            text: "No network. Positions are stored for eight hours and sent later.",
          },
          { heading: "All dark", text: "Asleep. Turn the ignition and wait for ten seconds." },
        ],
      },
      {
        block: "questions-columns",
        heading: "Before a big order",
        questions: [
          {
            question: "Does it work with other software?",
            answer: "Yes. It sends positions in an open format to any address that you enter.",
          },
          { question: "12 or 24 volts?", answer: "Both. The same box takes 9 to 36 V." },
          {
            question: "What after ten years?",
            answer: "Put in a SIM of your own. The drawer is behind two screws.",
          },
          {
            question: "And if you disappear?",
            answer: "Manual and firmware are published. You can run the boxes without us.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-type",
        keyword: "Orders, fitting, returns",
        heading: "Two boxes to try, or forty to fit",
        lead: "You get an order confirmation within one working day. Questions about wiring go straight to Winnie, who designed it.",
        facts: ["£178 for a pair", "Sixty days to return them", "Sent the same day"],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "order",
        heading: "Order or ask",
        fields: [
          { label: "Company and name", autoComplete: "organization" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "What do you need?",
            kind: "select",
            options: ["A pair to try", "Ten or more", "Spares", "Fitting", "A return or repair"],
          },
          { label: "Vehicles: type, number, voltage", hint: "Eight single-deckers, 24 V" },
          { label: "Delivery address", kind: "textarea", autoComplete: "street-address" },
          { label: "Serial number, for returns", optional: true },
        ],
        send: "Send",
      },
      {
        block: "hours-location",
        wide: "tech-draw-village",
        tone: "tint",
        heading: "Desk and workshop",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["Returns", "To this address, with the serial number on the parcel"],
          ["By bus", "You may park a double-decker in the yard"],
          ["Email", "{email}"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
