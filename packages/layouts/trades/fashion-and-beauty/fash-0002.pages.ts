import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Vouchers",
    sections: [
      {
        block: "hero-offset",
        keyword: "To give, or to keep",
        heading: "An hour for someone who needs one",
        lead: "Vouchers come on a card in a very small hat box, by post or from the counter. They are good for two years.",
        picture: "fash-vanity",
        caption: "The colour floor: north light and warm towels",
        actions: [{ label: "Order a voucher", href: "/contact" }],
      },
      {
        block: "prices-tiers",
        id: "vouchers",
        tone: "raised",
        heading: "Three that people give",
        lead: "Or any sum from £20. The person who receives it chooses the day.",
        tiers: [
          {
            name: "An hour",
            price: "£58",
            unit: "a plain facial",
            text: "Oat, rose water, a warm towel and silence.",
            includes: [
              "50 minutes with Catriona",
              "Skin looked at first",
              "A cup of something after",
            ],
            action: { label: "Give an hour", href: "/contact" },
          },
          {
            name: "An afternoon",
            price: "£130",
            unit: "instead of £139",
            text: "Face, brows and hands, one after the other.",
            includes: [
              "Long facial, 80 minutes",
              "Brows, 20 minutes",
              "Manicure with colour, 50 minutes",
              "A lunch from next door",
            ],
            action: { label: "Give an afternoon", href: "/contact" },
            advised: true,
          },
          {
            name: "A year",
            price: "£300",
            unit: "instead of £348",
            text: "Six plain facials, every second month.",
            includes: [
              "Six times 50 minutes",
              "The same therapist",
              "A card on what you like",
              "Can be shared by two",
            ],
            action: { label: "Give a year", href: "/contact" },
          },
        ],
      },
      {
        block: "itinerary-days",
        heading: "Your first hour",
        lead: "So that you know what happens, minute by minute.",
        days: [
          {
            label: "0 min",
            heading: "Coat, tea, questions",
            text: "Catriona asks about allergies, medicines and what you would rather not have done.",
          },
          {
            label: "10 min",
            heading: "A look",
            text: "Under the lamp, with clean hands. If a doctor should see something, she says so and stops there.",
          },
          {
            label: "15 min",
            heading: "The facial",
            text: "Oat milk, rose water, warm cloths. You talk or you don't.",
            facts: ["Fragrance-free on request"],
          },
          {
            label: "50 min",
            heading: "Nothing",
            text: "Ten minutes on the couch with the lamp down.",
          },
          {
            label: "60 min",
            heading: "A card",
            text: "It lists what was used and what to do at home. Nobody tries to sell you a jar.",
            facts: ["Kept for next time"],
          },
        ],
      },
      {
        block: "questions-columns",
        tone: "raised",
        heading: "About vouchers",
        questions: [
          {
            question: "How fast do they arrive?",
            answer: "Posted the same day if you order by two. By email within the hour.",
          },
          {
            question: "Can it be used for something else?",
            answer:
              "Yes, for anything on the list, at the price of the day. The balance stays on the card.",
          },
          {
            question: "What if it is lost?",
            answer: "We keep the number. Tell us the name and we print it again.",
          },
          {
            question: "Can it be returned?",
            answer: "Within 14 days if it has not been used, refunded in full.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-portrait",
        heading: "Book an hour",
        lead: "We call you the same day, never later than six, to agree the hour.",
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
        picture: "fash-wet-slate",
        aside: "Patch tests are free. With a baby, come on a Tuesday.",
      },
      {
        block: "contact-form",
        id: "book",
        tone: "raised",
        heading: "Book, or order a voucher",
        lead: "Your answers stay on your card, in a drawer.",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Mobile", kind: "tel", autoComplete: "tel" },
          {
            label: "What would you like?",
            kind: "select",
            options: [
              "Plain facial",
              "Long facial",
              "Brows",
              "Your three reds",
              "Evening face",
              "Lesson",
              "Manicure",
              "A voucher",
            ],
          },
          { label: "Therapist", kind: "choice", options: ["Catriona", "Femi", "Jun", "Anyone"] },
          { label: "Day", optional: true },
          { label: "Allergies or sensitive skin", kind: "textarea", optional: true },
        ],
        send: "Book an hour",
      },
      {
        block: "hours-location",
        heading: "The first floor",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By tram", "Five minutes uphill from the stop"],
          ["Step-free", "One chair on the ground floor: tell us and it is yours"],
          ["Late", "Please call. We may have to shorten your hour"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
