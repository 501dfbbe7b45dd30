import type { Layout } from "../../schema/model.ts";

/** For people with a prescription: services, answers, a repeat order. */
export const medi3: Layout = {
  caption: "A pharmacy: services, common questions, repeat orders",
  theme: {
    brand: "#e4572e",
    paper: { hue: 25, chroma: 0.016, kind: "paper" },
    type: { headline: "outfit", body: "figtree" },
    headline: { weight: 700, tracking: -0.045, leading: 0.98, scale: "loud" },
    picture: { shape: "pill", filter: "none", ratio: "portrait" },
    corner: "round",
    button: "pill",
    rule: "none",
    keyword: "tag",
  },
  nav: { block: "nav-bar", action: { label: "Repeat order", href: "#repeat" } },
  sections: [
    {
      block: "hero-collage",
      keyword: "Pharmacy, 7 {street name}, 8:00 to 18:30",
      heading: "Your prescriptions, and someone to ask",
      lead: "Two pharmacists, one of them always free to talk. Repeats in two working days, delivered free.",
      pictures: ["medi-draw-pharmacy", "medi-draw-bicycle", "medi-draw-consulting"],
      actions: [{ label: "Order a repeat", href: "#repeat" }],
    },
    {
      block: "features-bento",
      room: "open",
      lead: "You don't need an appointment, and there is a quiet room to talk in.",
      nav: "Services",
      id: "do",
      heading: "What we do besides prescriptions",
      picture: "medi-draw-stethoscope",
      items: [
        {
          heading: "Minor ailments",
          text: "Sore throats, bites, itchy eyes: seen here, treated here, written into your notes.",
        },
        {
          heading: "Weekly trays",
          text: "Tablets sorted by day and hour for people who take more than five.",
        },
        {
          heading: "Home delivery",
          text: "Tuesdays and Fridays by bicycle. Callum rings twice and waits.",
        },
        {
          heading: "Safe disposal",
          text: "Bring what you no longer take. It must not go into the sink or the bin.",
        },
      ],
    },
    {
      block: "questions-columns",
      scale: "poster",
      lead: "Asked this week, answered by a pharmacist.",
      nav: "Questions",
      tone: "tint",
      heading: "Common questions",
      questions: [
        {
          question: "May I take these two together?",
          answer: "Bring both boxes, or call with the names. We look it up every time.",
        },
        {
          question: "It looks different from last month.",
          answer:
            "The manufacturer has changed, the medicine has not. Compare the name in small letters.",
        },
        {
          question: "I forgot a dose.",
          answer: "Do not double the next one. Call us with the name and the hour.",
        },
        {
          question: "Can you order it today?",
          answer: "Most things by four o'clock if you ask before ten.",
        },
        {
          question: "Do I pay for it?",
          answer:
            "Prescriptions are free in Scotland. Travel and private ones have a price; ask first.",
        },
        {
          question: "Can you read my label?",
          answer: "In large print, or aloud. Trays can have pictures instead of words.",
        },
      ],
    },
    {
      block: "quotes-faces",
      room: "open",
      wide: { id: "medi-draw-front", at: [50, 78] },
      lead: "Two from the practice next door who are glad to be asked. The quiet room is free within ten minutes.",
      heading: "Who else you can ask",
      quotes: [
        {
          words: "Come in for the jab and ask about the rash. That is what the quiet room is for.",
          name: "Orla Quinn",
          role: "prescribing nurse, Mondays and Thursdays",
        },
        {
          words:
            "I would rather be asked ten times about two tablets than once about an ambulance.",
          name: "Dr Samir Haddad",
          role: "next door, for anything we cannot settle",
        },
      ],
    },
    {
      block: "booking-form",
      nav: "Repeat",
      id: "repeat",
      tone: "tint",
      heading: "Order a repeat prescription",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Number on the slip", hint: "Top right, eight figures" },
        { label: "Collect on", kind: "date" },
      ],
      send: "Order",
      note: "Two working days, then it is in the drawer with your initial.",
    },
  ],
  footer: {
    block: "footer-card",
    heading: "Out of hours: call 111. The night bell is for collections.",
  },
};
