import type { LayoutPages } from "../pages.ts";

/** For bargain hunters this weekend: the whole list with old and new prices, day by day; then one question. */
export default {
  second: {
    label: "Prices",
    sections: [
      {
        block: "hero-offset",
        tone: "brand",
        keyword: "Arch six, all of it",
        heading: "The list, at half price",
        lead: "Seventeen things we have plenty of. The rest are single pieces, on the tables outside.",
        picture: "sale-tags",
        caption: "Half of the first figure is the price. You needn't do sums",
        actions: [
          { label: "Read the list", href: "#list" },
          { label: "Day by day", href: "#days" },
        ],
      },
      {
        block: "prices-list",
        id: "list",
        heading: "Was, and now",
        lead: "September's price is in small type. The price on the right is the one you pay.",
        groups: [
          {
            heading: "Enamel",
            lines: [
              { name: "Pan, 24 cm", text: "was £28", price: "£14" },
              { name: "Pan, 20 cm", text: "was £22", price: "£11" },
              { name: "Colander", text: "was £18", price: "£9" },
              { name: "Mug, white or blue", text: "was £6", price: "£3" },
              { name: "Bread bin", text: "was £38", price: "£19" },
            ],
          },
          {
            heading: "Linen",
            lines: [
              { name: "Towels, six", text: "was £22", price: "£11" },
              { name: "Tablecloth, 2 m", text: "was £34", price: "£17" },
              { name: "Napkins, four", text: "was £12", price: "£6" },
              { name: "Apron", text: "was £16", price: "£8" },
            ],
          },
          {
            heading: "Glass",
            lines: [
              { name: "Tumblers, six", text: "was £18", price: "£9" },
              { name: "Jug, one litre", text: "was £14", price: "£7" },
              { name: "Storage jar", text: "was £7", price: "£3.50" },
              { name: "Vase", text: "was £12", price: "£6" },
            ],
          },
          {
            heading: "Lamps",
            lines: [
              { name: "Glass lamp, amber", text: "was £64, three left", price: "£32" },
              { name: "Desk lamp, steel", text: "was £48", price: "£24" },
              { name: "Shade, pleated", text: "was £20", price: "£10" },
              { name: "Cloth flex, 3 m", text: "was £8", price: "£4" },
            ],
          },
        ],
        note: "Mystery bags, £5 each and worth at least £20, are by the till. One per person.",
      },
      {
        block: "schedule-lineup",
        id: "days",
        tone: "ink",
        heading: "Four days, day by day",
        lead: "We bring more out of the store each day, so the last day is not the worst.",
        days: [
          {
            heading: "Thursday",
            slots: [
              { time: "10:00", name: "Doors", text: "Enamel and linen in full" },
              { time: "15:00", name: "First lamps", place: "Back wall" },
            ],
          },
          {
            heading: "Friday",
            slots: [
              { time: "10:00", name: "Glass, by the crate", place: "Outside" },
              { time: "18:00", name: "Late opening", text: "Until eight, for this sale" },
            ],
          },
          {
            heading: "Saturday",
            slots: [
              { time: "10:00", name: "New on the shelf", text: "The last load from the store" },
              { time: "14:00", name: "Single chairs", place: "Tables outside" },
            ],
          },
          {
            heading: "Sunday",
            slots: [
              { time: "11:00", name: "Everything that is left" },
              { time: "16:00", name: "The shutter comes down", text: "For good, in arch six" },
            ],
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
        keyword: "During the sale",
        heading: "Phone before you cross town",
        lead: "We put nothing aside, but we do walk to the shelf and look. Emails are answered before ten each morning.",
        facts: ["Ends Sunday at four", "Fourteen days to bring it back", "Card or cash"],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "ask",
        tone: "tint",
        heading: "Ask the counter",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "What is it about?",
            kind: "select",
            options: [
              "Is it still there?",
              "Bringing something back",
              "More than twenty of one thing",
              "Collecting something heavy",
            ],
          },
          { label: "Which thing?" },
          { label: "Your question", kind: "textarea", optional: true },
        ],
        send: "Ask",
      },
      {
        block: "map-directions",
        wide: "sale-bags",
        heading: "Under the railway, by the dock",
        plan: "river",
        pin: "Arches 3–6",
        nearby: ["Swing bridge", "The market", "Dock wall"],
        address: ["{address lines}"],
        ways: [
          ["Open", "{hours}. In this sale Friday until 20:00."],
          ["Bus", "The 54 stops at the swing bridge."],
          ["Car", "Load at the side door, then park at the market."],
          ["Wheels", "Level floor and wide aisles; the lift is at arch five."],
        ],
      },
    ],
  },
} satisfies LayoutPages;
