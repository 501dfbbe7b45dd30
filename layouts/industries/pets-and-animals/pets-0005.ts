import type { Layout } from "../../model.ts";

export const pets5: Layout = {
  caption: "The shop at the front: three doors, food by weight",
  theme: {
    brand: "#f2b705",
    paper: { hue: 190, chroma: 0.012, kind: "paper" },
    headline: { weight: 900, tracking: -0.035, leading: 0.98, scale: "loud" },
    picture: { shape: "arch", filter: "none", ratio: "square" },
    keyword: "caps",
    rule: "dotted",
  },
  nav: { block: "nav-plain", aside: "Bring your own tub" },
  sections: [
    {
      block: "hero-doors",
      tone: "brand",
      keyword: "Front shop",
      heading: "Fill your own bag",
      lead: "Food by the kilo, toys that last, advice from a nurse who is six steps away.",
      doors: [
        {
          label: "By weight",
          note: "Bring a tub",
          href: "#weight",
          picture: { id: "pets-bowl", at: [40, 55], zoom: 1.15 },
        },
        {
          label: "Toys",
          note: "Tested by Biscuit",
          href: "#toys",
          picture: { id: "pets-dog", at: [62, 50] },
        },
        {
          label: "Questions",
          note: "How much is enough?",
          href: "#questions",
          picture: { id: "pets-cat", at: [50, 45], zoom: 1.05 },
        },
      ],
    },
    {
      block: "menu-board",
      nav: "By weight",
      id: "weight",
      tone: "night",
      heading: "By weight",
      dishes: [
        { name: "Lamb and rice", text: "Grown dogs", price: "£4.20 a kilo" },
        { name: "White fish", text: "Cats who know best", price: "£6.80 a kilo" },
        { name: "Hay, meadow", text: "First cut", price: "£1.50 a kilo" },
        { name: "Bird mix, no dust", price: "£2.10 a kilo" },
      ],
      note: "Your first tub is a pound, and weighs nothing on our scales.",
    },
    {
      block: "products-grid",
      nav: "Toys",
      heading: "Tested by Biscuit",
      wasLabel: "Before",
      nowLabel: "Now",
      products: [
        {
          name: "Striped ball",
          picture: { id: "pets-dog", zoom: 2, at: [35, 80] },
          price: "£5",
          note: "Survived eleven weeks",
          href: "#questions",
        },
        {
          name: "Bone, rubber",
          picture: { id: "pets-bowl", zoom: 1.5, at: [60, 70] },
          price: "£6",
          was: "£9",
          badge: "Last colours",
          href: "#questions",
        },
        {
          name: "Cushion, round",
          picture: {
            id: "pets-cat",
            zoom: 1.7,
            at: [85, 92],
            alt: "A round blue cushion with a cat on it.",
          },
          price: "£24",
          note: "Washed fourteen times",
          href: "#questions",
        },
        {
          name: "Wool, red",
          picture: {
            id: "pets-cat",
            zoom: 2.1,
            at: [6, 96],
            alt: "A ball of red wool on the floor.",
          },
          price: "£3",
          note: "Too short to swallow",
          href: "#questions",
        },
      ],
    },
    {
      block: "questions-accordion",
      nav: "Questions",
      heading: "Asked across the counter",
      questions: [
        {
          question: "How much should she eat?",
          answer:
            "Bring her in and we weigh her, for nothing, on the big scales. Then we tell you in cups, because nobody owns a balance.",
        },
        {
          question: "Is raw meat better?",
          answer: "For some dogs, and some kitchens. Ask Bronagh before you buy a freezer.",
        },
        { question: "Do you deliver?", answer: "Within two miles, by bicycle, on Fridays." },
      ],
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Shop", linksLabel: "On this page" },
};
