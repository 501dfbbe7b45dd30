import type { Variation } from "../../schema/model.ts";

/** For people who want to bake at home: which class, when, for whom, and a place in it. */
export const school: Variation = {
  caption: "The cookery school: classes, dates and a teacher",
  theme: {
    brand: "#2f5d8a",
    paper: { hue: 240, chroma: 0.01, kind: "white" },
    type: { headline: "fraunces", body: "nunito" },
    headline: { weight: 700, tracking: -0.02, leading: 1.02, scale: "normal" },
    picture: { shape: "leaf", ratio: "landscape" },
    rule: "dashed",
    keyword: "tag",
  },
  nav: { block: "nav-bar", action: { label: "Book a place", href: "#place" } },
  sections: [
    {
      block: "hero-split",
      keyword: "Cookery school on the first floor",
      heading: "Learn bread by baking it",
      lead: "Eight places a class, your hands in the dough, no experience needed for level one. You take home what you bake.",
      picture: { id: "person-baker-amina", at: [50, 30] },
      actions: [{ label: "See classes and dates", href: "#classes" }],
    },
    {
      block: "courses-list",
      nav: "Classes",
      id: "classes",
      tone: "raised",
      heading: "Classes this winter",
      lead: "Price includes flour, lunch, a scraper and a pot of live starter.",
      labels: { starts: "Next", length: "Length", price: "Price" },
      courses: [
        {
          level: "Level one",
          name: "Your first sourdough",
          text: "Mix, fold, shape and score; bake two loaves and eat one of them.",
          starts: "Sat 5 December",
          length: "6 hours",
          price: "£95",
          action: { label: "Book a place", href: "#place" },
        },
        {
          level: "Level one",
          name: "Flatbreads in an evening",
          text: "Focaccia, pitta and a tray of pizza. No starter, no scales at home.",
          starts: "Wed 9 December",
          length: "3 hours",
          price: "£55",
          action: { label: "Book a place", href: "#place" },
        },
        {
          level: "Level two",
          name: "Butter and layers",
          text: "Croissants and knots: lamination, and what to do when it leaks.",
          starts: "Sun 10 January",
          length: "7 hours",
          price: "£120",
          action: { label: "Book a place", href: "#place" },
        },
        {
          level: "Ages 8 to 12",
          name: "Saturday small hands",
          text: "Rolls, animals and one plait. A grown-up drinks coffee downstairs.",
          starts: "Sat 16 January",
          length: "2 hours",
          price: "£28",
          action: { label: "Book a place", href: "#place" },
        },
      ],
    },
    {
      block: "gallery-stagger",
      scale: "poster",
      nav: "A day",
      heading: "What you do in a day",
      items: [
        {
          picture: "food-abstract-wheat",
          heading: "Ten o'clock: mix",
          text: "Flour, water, salt, and half an hour of waiting that we use for breakfast.",
        },
        {
          picture: "food-close-soup",
          heading: "One o'clock: lunch",
          text: "Noodle soup with eggs, cooked by the two who draw short straws.",
        },
        {
          picture: "food-oven",
          heading: "Half past two: bake",
          text: "Your loaf goes into the big oven on your own peel. You hear it crackle.",
        },
      ],
    },
    {
      block: "questions-accordion",
      wide: "food-abstract-crumb",
      nav: "Questions",
      heading: "Before you come",
      questions: [
        {
          question: "Do I need to bring anything?",
          answer: "A tin with a lid for the way home. Aprons, scales and scrapers are here.",
        },
        {
          question: "Can I come without gluten?",
          answer:
            "Not to these classes: flour hangs in the air. There is a rice and buckwheat day in March, in a clean kitchen.",
        },
        {
          question: "Are there stairs?",
          answer:
            "Fourteen, with a rail. The ground-floor room is used on request, with all the same kit.",
        },
        {
          question: "What if I cannot make it?",
          answer: "Up to five days before we move you to another date. After that, send a friend.",
        },
        {
          question: "Is there a voucher?",
          answer: "For every class, printed on card with a packet of rye, posted first class.",
        },
      ],
    },
    {
      block: "booking-form",
      nav: "Place",
      id: "place",
      tone: "brand",
      heading: "Book a place",
      lead: "We answer by evening and hold the place for two days.",
      fields: [
        {
          label: "Class",
          kind: "select",
          options: ["Your first sourdough", "Flatbreads", "Butter and layers", "Small hands"],
        },
        { label: "How many", kind: "number" },
        { label: "Your name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
      ],
      send: "Hold my place",
      note: "Groups of eight can have a class to themselves, any Tuesday.",
    },
  ],
  footer: { block: "footer-large", tone: "tint", closing: "Aprons are on the hook by the door" },
};
