import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Rooms",
    sections: [
      {
        block: "hero-panel",
        tone: "tint",
        keyword: "Three houses, four rooms",
        heading: "Rooms with people in them",
        lead: "We photograph a year after we leave, when the toys are back and the chairs have moved to where they wanted to be.",
        picture: "inte-wall-after",
        actions: [{ label: "Tell us about yours", href: "/contact" }],
      },
      {
        block: "features-lines",
        id: "rooms",
        heading: "What changed in each",
        items: [
          {
            heading: "Kitchen, Coombe End",
            text: "The table moved into the light and homework moved with it. The cupboards were only painted.",
          },
          {
            heading: "Landing, Coombe End",
            text: "A passage became a library. The green chair came from the attic.",
          },
          {
            heading: "Bathroom, Porlock",
            text: "One oak shelf over the bath did what three cabinets hadn't.",
          },
          {
            heading: "Box room, Dulverton",
            text: "A window seat, a desk that folds away, and pegs at the height of the smallest child.",
          },
        ],
      },
      {
        block: "itinerary-days",
        tone: "raised",
        heading: "Nine weeks at your house",
        lead: "A sitting room, from the first cup of tea. Five visits from us, two noisy weeks.",
        days: [
          {
            label: "Week 1",
            heading: "Tape and tea",
            text: "We measure everything, ask where you put your feet and draw nothing yet.",
            facts: ["Both of us", "Three hours"],
          },
          {
            label: "Week 3",
            heading: "The plan",
            text: "Every wall to scale with your own furniture on it, and a price beside each line.",
            facts: ["You may stop here"],
          },
          {
            label: "Week 4",
            heading: "Five colours",
            text: "Brushed on lining paper, pinned up for a week of mornings and evenings.",
          },
          {
            label: "Weeks 5–8",
            heading: "Makers and painters",
            text: "Curtains and shelves are made while the painter, the joiner and the sweep come in turn.",
            facts: ["One sheet on the fridge"],
          },
          {
            label: "Week 9",
            heading: "Chairs",
            text: "Lamps, pictures and an afternoon of moving things until nobody wants to move them back.",
            facts: ["Box of spare paint"],
          },
        ],
      },
      {
        block: "prices-list",
        heading: "What our time costs",
        lead: "Agreed before we order so much as a tin of paint. Bills for trades at cost.",
        groups: [
          {
            heading: "Ways to begin",
            lines: [
              {
                name: "First visit and a drawing",
                text: "Within 40 miles, in a fortnight",
                price: "£220",
              },
              { name: "One room", text: "Five visits, all trades booked", price: "£1,900" },
              { name: "A house, over a year", text: "Room after room", price: "from £6,800" },
            ],
          },
        ],
        note: "VAT included. The first visit is deducted if we go on.",
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-type",
        heading: "Which room do you avoid?",
        lead: "Describe it in a few lines. We answer on Mondays, with two dates for a first visit.",
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "room",
        heading: "About your room",
        text: "A photograph from each corner helps, untidied. You can send them when we reply.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "Where is the house?" },
          { label: "Which rooms?" },
          { label: "Who lives there?", hint: "Ages and animals, please" },
          { label: "What annoys you most?", kind: "textarea" },
        ],
        send: "Send it to us",
      },
      {
        block: "hours-week",
        tone: "raised",
        heading: "Or talk to us in the showroom",
        lead: "{address}. The green door.",
        days: [
          { day: "Thursday", from: "10:00", to: "16:00" },
          { day: "Friday", from: "10:00", to: "16:00", note: "Tunde, with the colour cards" },
          { day: "Saturday", from: "10:00", to: "16:00", note: "Rosalind, with plans" },
        ],
        note: "Park round the church, except on weddings. One step at the door; we have a ramp.",
      },
    ],
  },
} satisfies LayoutPages;
