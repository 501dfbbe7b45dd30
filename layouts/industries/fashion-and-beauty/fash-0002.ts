import type { Layout } from "../../model.ts";

export const fash2: Layout = {
  caption: "The salon: a menu of treatments beside a booking slip",
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
      heading: "An hour in which nobody needs you",
      lead: "Face, brows, hands and colour, by three people who speak when spoken to.",
      picture: { id: "fash-vanity", at: [66, 55], zoom: 1.1 },
      actions: [
        { label: "Treatments", href: "#treatments" },
        { label: "Book an hour", href: "#book" },
      ],
    },
    {
      block: "treatments-menu",
      nav: "Treatments",
      tone: "raised",
      heading: "Treatments",
      picture: "fash-lipstick",
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
      block: "team-rows",
      nav: "Hands",
      heading: "Whose hands",
      people: [
        {
          name: "Catriona Muir",
          role: "Face",
          text: "Nurse for ten years. Knows what not to touch.",
        },
        {
          name: "Femi Adeyemi",
          role: "Colour",
          text: "Painted faces for the opera and can do yours from the back row.",
        },
        {
          name: "Jun Takeda",
          role: "Hands and brows",
          text: "Works in millimetres and hums.",
        },
      ],
    },
    {
      block: "booking-form",
      nav: "Book",
      tone: "deep",
      heading: "Book your hour",
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
      send: "Ask for this hour",
      note: "Move it freely until the evening before. After that we charge half.",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Salon hours", linksLabel: "On this floor" },
};
