import type { Layout } from "../../schema/model.ts";

/** For people who want an appointment: treatments, prices, by whom, when. */
export const fash2: Layout = {
  caption: "An appointment: treatments with times and prices, who does them",
  theme: {
    brand: "#7d4e57",
    paper: { hue: 30, chroma: 0.022, kind: "toned" },
    picture: { shape: "arch", filter: "warm", ratio: "portrait" },
    corner: "soft",
    button: "pill",
    headline: { weight: 500, tracking: -0.015, leading: 1.05, scale: "normal" },
    density: "normal",
  },
  nav: { block: "nav-bar", action: { label: "Book", href: "#book" } },
  sections: [
    {
      block: "hero-split",
      keyword: "The colour floor",
      heading: "Facials, brows, hands and colour",
      lead: "An hour to yourself on {street name}, with three therapists who listen first and talk only if you do.",
      picture: "fash-salon",
      actions: [
        { label: "Treatments", href: "#treatments" },
        { label: "Book an hour", href: "#book" },
      ],
    },
    {
      block: "treatments-menu",
      lead: "Prices for each treatment, products included.",
      nav: "Treatments",
      tone: "raised",
      heading: "Treatments and prices",
      picture: "fash-draw-table",
      groups: [
        {
          heading: "Face",
          treatments: [
            {
              name: "Plain facial",
              text: "Oat, rose water, warm towel, silence.",
              time: "50 min",
              price: "£58",
            },
            {
              name: "Long facial",
              text: "The same, with shoulders, and you may sleep.",
              time: "80 min",
              price: "£84",
            },
            {
              name: "Brows",
              text: "Threaded to the line you were born with.",
              time: "20 min",
              price: "£19",
            },
          ],
        },
        {
          heading: "Colour",
          treatments: [
            {
              name: "Your three reds",
              text: "We find one for day, one for night, one for court.",
              time: "45 min",
              price: "£42",
            },
            {
              name: "Evening face",
              text: "Done to last until the taxi home.",
              time: "60 min",
              price: "£65",
            },
            {
              name: "Lesson",
              text: "Your own bag emptied on the table, half of it kept.",
              time: "90 min",
              price: "£90",
            },
          ],
        },
        {
          heading: "Hands",
          treatments: [
            { name: "Manicure", text: "Filed, oiled, buffed.", time: "35 min", price: "£28" },
            {
              name: "Manicure with colour",
              text: "Forty shades and one honest opinion.",
              time: "50 min",
              price: "£36",
            },
          ],
        },
      ],
    },
    {
      block: "team-portraits",
      scale: "poster",
      lead: "Ask for one of them by name, or let the diary decide. All three keep a card on what you like.",
      nav: "Therapists",
      heading: "Your therapists",
      people: [
        {
          picture: "person-facialist-catriona",
          name: "Catriona Muir",
          role: "Face",
          text: "Catriona was a nurse for ten years. She asks about your skin before she touches it, and says when a doctor should look instead.",
        },
        {
          picture: "person-makeup-femi",
          name: "Femi Adeyemi",
          role: "Colour and make-up",
          text: "Femi works for the stage and for daylight. He writes down every shade, so that you can do it at home.",
        },
        {
          picture: "person-brows-jun",
          name: "Jun Takeda",
          role: "Hands and brows",
          text: "Jun threads, tints and files with a jeweller's patience, and never rushes the second hand.",
        },
      ],
    },
    {
      block: "questions-accordion",
      wide: "fash-abstract-shades",
      lead: "If yours is not here, ask when we call to confirm.",
      nav: "Good to know",
      tone: "raised",
      heading: "Before you come",
      questions: [
        {
          question: "What if my skin is sensitive?",
          answer:
            "Tell us when you book. Catriona patch-tests a day ahead, free, and keeps a fragrance-free shelf.",
        },
        {
          question: "Do I need to take my make-up off?",
          answer: "No. We do that, with oat milk and a warm cloth.",
        },
        {
          question: "Is it only for women?",
          answer: "No. Brows, facials and hands are for anybody with a face or hands.",
        },
        {
          question: "Can I come with a baby?",
          answer: "On Tuesdays. There is room for the pram and a second chair.",
        },
      ],
    },
    {
      block: "booking-form",
      lead: "We call the same day to confirm, never later than six.",
      nav: "Book",
      tone: "deep",
      heading: "Book an appointment",
      fields: [
        {
          label: "Treatment",
          kind: "select",
          options: ["Plain facial", "Long facial", "Brows", "Colour", "Lesson", "Hands"],
        },
        { label: "Day", kind: "date" },
        { label: "Not before", kind: "time" },
        { label: "Mobile", kind: "tel", autoComplete: "tel" },
      ],
      send: "Request this hour",
      note: "Move it freely until the evening before. After that we charge half.",
    },
  ],
  footer: {
    block: "footer-social",
    closing: "A voucher for an hour fits into a very small hat box.",
    places: [
      { icon: "calendar", label: "Book by telephone", href: "tel:{phone}" },
      { icon: "heart", label: "Vouchers", href: "mailto:{email}" },
      { icon: "camera", label: "Before and after", href: "mailto:pictures@maisonorrell.example" },
    ],
    legal: ["{name}, an invented house", "{street}, {town}", "Prices include VAT"],
  },
};
