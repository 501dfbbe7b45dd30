import type { Layout } from "../../model.ts";

export const real3: Layout = {
  caption: "Lettings: keys, rents and plain rules",
  theme: {
    brand: "#0f7c6c",
    paper: { hue: 160, chroma: 0.01, kind: "paper" },
    headline: { weight: 700, tracking: -0.04, leading: 0.98, scale: "loud" },
    picture: { shape: "tab", filter: "crisp", ratio: "square" },
    corner: "soft",
    button: "pill",
    rule: "dashed",
    keyword: "tag",
    width: "normal",
  },
  nav: { block: "nav-strip", notice: "Two flats free from the first of December" },
  sections: [
    {
      block: "hero-split",
      keyword: "Lettings",
      heading: "A key, a rent, a person who comes when the boiler does not",
      lead: "Nine homes to let in the valley, all seen and signed off by us.",
      picture: "real-keys",
      actions: [{ label: "Homes to let", href: "#homes" }],
    },
    {
      block: "listing-cards",
      nav: "Homes",
      heading: "To let now",
      items: [
        {
          name: "Two rooms over the bakery",
          text: "Warm floor from three in the morning, and the smell comes free.",
          picture: { id: "real-plan", zoom: 1.2, at: [40, 50] },
          facts: ["46 m²", "Energy C", "Cat welcome"],
          price: "£640 a month",
          href: "#rules",
        },
        {
          name: "End terrace, Factory Fold",
          text: "Three bedrooms, yard, shed with a light in it.",
          picture: { id: "real-street", zoom: 2, at: [88, 55] },
          facts: ["88 m²", "Energy D"],
          price: "£895 a month",
          href: "#rules",
        },
        {
          name: "Studio by the lock",
          text: "One good room with a galley and a stove.",
          picture: { id: "real-keys", zoom: 1.3, at: [60, 45] },
          facts: ["29 m²", "Energy C"],
          price: "£520 a month",
          href: "#rules",
        },
      ],
    },
    {
      block: "questions-accordion",
      nav: "Rules",
      tone: "sunken",
      heading: "The rules, both ways",
      questions: [
        {
          question: "What do I pay before I move in?",
          answer:
            "A month's rent and a deposit of five weeks, which a scheme keeps, not we. There is no fee for anything.",
        },
        {
          question: "Who mends what?",
          answer:
            "You change light bulbs. We do the rest: heating within a day, everything else within a week.",
        },
        {
          question: "May I paint?",
          answer: "Yes. Ask for the card of twelve colours and we even pay for the tin.",
        },
      ],
    },
    {
      block: "team-cards",
      nav: "People",
      heading: "Whom to ring",
      people: [
        { name: "Amir Dunn", role: "Lettings", text: "Answers on the second ring." },
        { name: "Kath Boyle", role: "Repairs", text: "Owns every key you can see above." },
      ],
    },
    {
      block: "contact-ways",
      nav: "Ring",
      tone: "deep",
      heading: "Three numbers for the fridge door",
      ways: [
        {
          heading: "A viewing",
          text: "Weekdays until half past five.",
          action: { label: "0113 496 0390", href: "tel:01134960390" },
        },
        {
          heading: "A repair",
          text: "A message is enough; send a picture.",
          action: { label: "07700 900518", href: "tel:07700900518" },
        },
        {
          heading: "Water through the ceiling",
          text: "Day or night.",
          action: { label: "07700 900519", href: "tel:07700900519" },
        },
      ],
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Office", linksLabel: "On this page" },
};
