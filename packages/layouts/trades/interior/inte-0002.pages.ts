import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "To order",
    sections: [
      {
        block: "hero-offset",
        keyword: "Five to eight weeks",
        heading: "Made again, in your size",
        lead: "If the piece you liked has gone, or is ten centimetres too long, its maker will make you another.",
        picture: "inte-armchair-rust",
        actions: [{ label: "Order a piece", href: "/contact" }],
        caption: "Rust armchair, re-covered by Ines in Taunton",
      },
      {
        block: "prices-list",
        id: "prices",
        heading: "What can be ordered",
        lead: "Prices as in the showroom. Other sizes are quoted on Mondays.",
        groups: [
          {
            heading: "Seats",
            lines: [
              { name: "Armchair, beech frame", text: "In linen or wool, 78 × 82", price: "£640" },
              { name: "Footstool", text: "To match, 45 × 45", price: "£165" },
              { name: "Window seat cushion", text: "Per metre, feather and wool", price: "£120" },
              { name: "Your own chair, re-covered", text: "Without cloth", price: "from £280" },
            ],
          },
          {
            heading: "Wood",
            lines: [
              { name: "Oak shelf, 90 cm", text: "On two black brackets", price: "£130" },
              { name: "Oak shelf, 140 cm", text: "On three", price: "£175" },
              { name: "Three-legged stool", price: "£95" },
              { name: "Peg rail", text: "Five pegs, 80 cm", price: "£48" },
            ],
          },
          {
            heading: "Clay and light",
            lines: [
              { name: "Tall vase", text: "Green, rust or speckled", price: "£58" },
              { name: "Lamp base and shade", text: "Wired and tested", price: "£145" },
              { name: "Old lamp, rewired", text: "Yours, with new flex", price: "£40" },
            ],
          },
          {
            heading: "Cloth",
            lines: [
              { name: "Linen, dyed to order", text: "Per metre, one of 24 colours", price: "£34" },
              { name: "Curtain, lined", text: "Up to 140 × 220, each", price: "£195" },
            ],
          },
        ],
        note: "A third when you order, the rest when it is delivered. Delivery £35 within forty miles.",
      },
      {
        block: "team-rows",
        tone: "sunken",
        heading: "The nine makers",
        lead: "All within forty miles. Four of them let you visit the workshop.",
        people: [
          {
            name: "Ines Upholstery",
            role: "Taunton",
            text: "Chairs stuffed with hair and wool, as they were before foam.",
          },
          {
            name: "Quantock Clay",
            role: "Nether Stowey",
            text: "Vases and lamp bases in three glazes. Workshop open on Wednesdays.",
          },
          {
            name: "Exe Oak",
            role: "Dulverton",
            text: "Shelves and stools from trees that fell. Workshop open on request.",
          },
          {
            name: "Bright Dye House",
            role: "Ashcombe",
            text: "Tunde's own vats: linen and wool, from madder to lichen grey.",
          },
          {
            name: "Brue Baskets",
            role: "Glastonbury",
            text: "Willow for logs, laundry and cats, cut on the Levels each winter.",
          },
          {
            name: "Lamp & Flex",
            role: "Bridgwater",
            text: "They rewire anything with a switch, and keep the old switch if it is safe.",
          },
          {
            name: "Parrett Brushes",
            role: "Langport",
            text: "Brooms and brushes, drawn by hand. You can watch on Fridays.",
          },
          {
            name: "Mendip Glass",
            role: "Wells",
            text: "Carafes and shades, blown on Tuesdays. Stand behind the line.",
          },
          {
            name: "Hollis Blankets",
            role: "Wiveliscombe",
            text: "One loom, two sheep colours, a waiting list of six weeks.",
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
        heading: "Ask about a piece",
        lead: "We answer messages on Mondays. If the piece is in the room now, phone: we can hold it for you until Saturday at four.",
        picture: "inte-abstract-fan",
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "piece",
        heading: "Which piece?",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "I would like to",
            kind: "select",
            options: [
              "Buy something in the room",
              "Order one to size",
              "Try one at home",
              "Have something re-covered",
              "Sell you something",
            ],
          },
          { label: "Name on the ticket, or what it is" },
          { label: "Size, colour or cloth", optional: true },
          { label: "Postcode for delivery", autoComplete: "postal-code", optional: true },
        ],
        send: "Ask",
      },
      {
        block: "hours-week",
        tone: "deep",
        heading: "The showroom",
        lead: "{address}.",
        days: [
          { day: "Thursday", from: "10:00", to: "16:00", note: "New pieces come in" },
          { day: "Friday", from: "10:00", to: "16:00" },
          { day: "Saturday", from: "10:00", to: "16:00", note: "Held pieces are released at four" },
        ],
        note: "The van can stop at the green door. One step; we have a ramp.",
      },
    ],
  },
} satisfies LayoutPages;
