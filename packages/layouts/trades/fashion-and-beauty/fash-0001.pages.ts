import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Prices",
    sections: [
      {
        block: "hero-portrait",
        keyword: "Three floors",
        heading: "What things cost in this house",
        lead: "One list for all three floors, VAT included. Everything made here is repaired here, without charge.",
        picture: "fash-front",
        actions: [
          { label: "See the list", href: "#list" },
          { label: "Book an hour", href: "/contact" },
        ],
        aside: "Hats on the ground floor, colour on the first, scent under the roof.",
      },
      {
        block: "prices-list",
        id: "list",
        tone: "tint",
        heading: "From the door to the roof",
        groups: [
          {
            heading: "Ground floor: hats",
            lines: [
              { name: "Ready to wear", text: "Felt or straw, sizes 54 to 60", price: "from £95" },
              { name: "Aunt Effie, straw", text: "Wide brim, berry ribbon", price: "£145" },
              { name: "Felt, wine", text: "Brim 6 cm", price: "£160" },
              { name: "Made to measure", text: "Ten days", price: "from £190" },
              { name: "Reshaping a hat from elsewhere", price: "£35" },
            ],
          },
          {
            heading: "First floor: colour",
            lines: [
              { name: "Lip colour, mixed to order", text: "Refilled for £14", price: "£24" },
              { name: "Your three reds", text: "45 minutes", price: "£42" },
              { name: "Evening face", text: "An hour", price: "£65" },
              { name: "Lesson with your own bag", text: "90 minutes", price: "£90" },
            ],
          },
          {
            heading: "Under the roof: scent",
            lines: [
              { name: "Half an hour with Isla", text: "Two samples to take home", price: "free" },
              { name: "50 ml, any of eleven", price: "£68" },
              { name: "The same, refilled", text: "Bring the bottle", price: "£44" },
            ],
          },
        ],
        note: "Vouchers for any sum, in a very small hat box.",
      },
      {
        block: "process-steps",
        heading: "A hat made to measure",
        lead: "Ten days from the tape to the box. You come twice.",
        steps: [
          {
            heading: "Measure",
            text: "Halima takes four measures and asks what you will wear it with and in which weather.",
            note: "Twenty minutes",
          },
          {
            heading: "Block",
            text: "Felt or straw is steamed and pulled over the limewood head nearest to yours.",
            note: "Days 2–5",
          },
          {
            heading: "Try",
            text: "You try it unlined. The brim is cut while you look in the mirror, a little at a time.",
            note: "Day 6",
          },
          {
            heading: "Trim",
            text: "Lining, band and one of sixty ribbons, sewn by hand. Your name goes inside.",
            note: "Day 10",
          },
        ],
      },
      {
        block: "questions-columns",
        heading: "Asked on the stairs",
        questions: [
          {
            question: "Do I need an appointment?",
            answer:
              "For hats, no. For colour and scent, yes, so that the chair and the air are yours.",
          },
          {
            question: "Can I return a hat?",
            answer:
              "Within 30 days, worn indoors, in its box. Made to measure stays yours, and we alter it.",
          },
          {
            question: "Do you ship?",
            answer: "Hats travel in boxes for £6, free above £80. Scent goes out on Mondays.",
          },
          {
            question: "Is there somewhere to wait?",
            answer: "A bench on each landing, and tea on the first.",
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
        heading: "Ring a bell, or write first",
        lead: "For hats simply come in. For an hour with Femi, Catriona or Isla, write and we confirm the same day.",
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
        picture: "fash-hat",
      },
      {
        block: "booking-form",
        id: "hour",
        tone: "tint",
        heading: "Book an hour",
        lead: "We call back to confirm, never later than six.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Mobile", kind: "tel", autoComplete: "tel" },
          {
            label: "Which floor?",
            kind: "select",
            options: ["Hats, made to measure", "Colour", "Skin", "Scent, with Isla"],
          },
          { label: "Day", kind: "date" },
        ],
        send: "Request this day",
        note: "Move it freely until the evening before.",
      },
      {
        block: "hours-location",
        heading: "Nine {street name}",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By tram", "Five minutes uphill from the stop"],
          ["By car", "Two hours at the kerb, or the car park under the gardens"],
          ["Step-free", "Hats and one make-up chair on the ground floor; we bring the rest"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
