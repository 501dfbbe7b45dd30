import type { Layout } from "../../model.ts";

export const pets5: Layout = {
  caption: "The shop at the front: food by weight",
  theme: {
    brand: "#f2b705",
    paper: { hue: 190, chroma: 0.012, kind: "paper" },
    headline: { weight: 900, tracking: -0.035, leading: 0.98, scale: "loud" },
    picture: { shape: "tab", filter: "none", ratio: "square" },
    keyword: "caps",
    rule: "dotted",
  },
  nav: { block: "nav-rail" },
  sections: [
    {
      block: "hero-index",
      keyword: "Front shop",
      heading: "Fill your own bag",
      lead: "Food by the kilo, toys that last, advice from a nurse who is six steps away.",
      picture: "pets-bowl",
      entries: [
        { label: "By weight", note: "Bring a tub", href: "#weight" },
        { label: "Toys", note: "Tested by Biscuit", href: "#toys" },
        { label: "Questions", note: "How much is enough?", href: "#questions" },
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
          name: "Wool, red",
          picture: { id: "pets-cat", zoom: 1.7, at: [45, 85] },
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
