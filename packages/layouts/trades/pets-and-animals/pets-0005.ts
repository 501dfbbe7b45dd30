import type { Layout } from "../../schema/model.ts";

/** For shoppers with a tub: food by weight, toys, advice. */
export const pets5: Layout = {
  caption: "A shop: food by weight, tested toys, advice from a nurse",
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
      heading: "Pet food by the kilo",
      lead: "Bring a tub, pay by weight, ask a nurse who is six steps away.",
      doors: [
        {
          label: "By weight",
          note: "Bring a tub",
          href: "#weight",
          picture: { id: "pets-food-scoop", at: [45, 0] },
        },
        {
          label: "Toys",
          note: "Tested by Biscuit",
          href: "#toys",
          picture: "pets-ball-and-bone",
        },
        {
          label: "Questions",
          note: "How much is enough?",
          href: "#questions",
          picture: "pets-abstract-bowl",
        },
      ],
    },
    {
      block: "menu-board",
      room: "open",
      lead: "Scooped while you watch, from bins that are washed on Mondays.",
      nav: "By weight",
      id: "weight",
      tone: "night",
      heading: "Food by weight",
      dishes: [
        { name: "Lamb and rice", text: "Grown dogs", price: "£4.20 a kilo" },
        { name: "White fish", text: "Cats who know best", price: "£6.80 a kilo" },
        { name: "Hay, meadow", text: "First cut", price: "£1.50 a kilo" },
        { name: "Bird mix, no dust", price: "£2.10 a kilo" },
        { name: "Puppy, small bites", text: "Up to a year", price: "£5.40 a kilo" },
        { name: "Rabbit nuggets", text: "A spoon a day, not a bowl", price: "£3.20 a kilo" },
        { name: "Senior, soft", text: "For few teeth and long naps", price: "£4.90 a kilo" },
      ],
      note: "Your first tub is a pound, and weighs nothing on our scales.",
    },
    {
      block: "prices-list",
      scale: "poster",
      lead: "Tested for a month before they reach the shelf.",
      nav: "Toys",
      id: "toys",
      heading: "Toys and beds",
      groups: [
        {
          heading: "Toys",
          lines: [
            { name: "Striped ball", text: "Survived eleven weeks", price: "£5" },
            { name: "Rubber bone", text: "Last colours, was £9", price: "£6" },
            { name: "Red wool, knotted", text: "Too short to swallow", price: "£3" },
          ],
        },
        {
          heading: "Beds and bowls",
          lines: [
            { name: "Round cushion, 60 cm", text: "Washed fourteen times", price: "£24" },
            { name: "Enamel bowl", text: "Red or blue", price: "£11" },
            { name: "Travel basket, cat", text: "Opens on top", price: "£32" },
          ],
        },
      ],
      note: "Bring back what breaks within a month. Biscuit's verdict is on every label.",
    },
    {
      block: "questions-accordion",
      wide: "pets-abstract-tag",
      lead: "Bronagh is at the counter on Tuesdays, and in the practice the rest of the week.",
      nav: "Questions",
      heading: "Ask the nurse",
      questions: [
        {
          question: "How much should she eat?",
          answer:
            "Bring her in and we weigh her free of charge. Then we tell you in cups, so that you don't need scales.",
        },
        {
          question: "Is raw meat better?",
          answer:
            "For some dogs, and some kitchens. Ask Bronagh before you buy a freezer. Her advice is free, and often saves a bag.",
        },
        { question: "Do you deliver?", answer: "Within two miles, by bicycle, on Fridays." },
        {
          question: "My cat has stopped eating it. What now?",
          answer:
            "Bring back the rest and take a cup of another. If it lasts two days, see a vet: there are two next door.",
        },
        {
          question: "Which hay for a rabbit?",
          answer: "Meadow hay, as much as it wants, always. Nuggets are a treat and not a meal.",
        },
      ],
    },
    {
      block: "quotes-large",
      tone: "tint",
      quote: {
        words:
          "I sell less food than a supermarket would. Most dogs that come through that door need a smaller scoop.",
        name: "Bronagh Daly",
        role: "head nurse, shop on Tuesdays",
      },
    },
  ],
  footer: {
    block: "footer-letter",
    heading: "Scoops, weights and worms",
    text: "Bronagh's newsletter, four times a year: feeding, health checks and the season's offers.",
    label: "Your email address",
    send: "Send it to me",
    promise: "Four a year. The dog may read it too.",
  },
};
