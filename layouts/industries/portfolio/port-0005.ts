import type { Layout } from "../../model.ts";

export const port5: Layout = {
  caption: "Night, a wall of prints, lessons on Saturdays",
  theme: {
    brand: "#ffd23f",
    paper: { hue: 60, chroma: 0.006, kind: "white" },
    headline: { weight: 700, case: "lowercase", tracking: -0.05, leading: 0.92, scale: "huge" },
    picture: { shape: "plain", filter: "crisp", ratio: "wide" },
    rule: "bold",
    keyword: "tag",
  },
  nav: { block: "nav-strip", notice: "Print sale until the thirtieth" },
  sections: [
    {
      block: "hero-full",
      keyword: "Prints and lessons",
      heading: "take one home, or learn to make your own",
      picture: "port-wall",
      place: "low",
      actions: [
        { label: "Prints", href: "#prints" },
        { label: "Lessons", href: "#lessons" },
      ],
    },
    {
      block: "products-grid",
      nav: "Prints",
      heading: "prints on the wall",
      wasLabel: "before",
      nowLabel: "now",
      products: [
        {
          name: "Yellow disc",
          picture: { id: "port-wall", zoom: 1.7, at: [70, 45] },
          price: "£90",
          was: "£120",
          note: "Edition of 30, 40 × 50",
          href: "#ask",
        },
        {
          name: "Camera, resting",
          picture: "port-camera",
          price: "£140",
          note: "Edition of 15, 60 × 60",
          href: "#ask",
        },
        {
          name: "Grey to yellow",
          picture: "port-swatches",
          price: "£75",
          badge: "Last three",
          note: "Edition of 50, 30 × 40",
          href: "#ask",
        },
      ],
    },
    {
      block: "courses-list",
      nav: "Lessons",
      tone: "night",
      heading: "saturdays in the studio",
      labels: { starts: "Starts", length: "Lasts", price: "Costs" },
      courses: [
        {
          name: "One window",
          text: "Light a cup with nothing but glass, card and patience.",
          level: "Any camera",
          starts: "6 March",
          length: "One day",
          price: "£85",
          action: { label: "Keep me a place", href: "#ask" },
        },
        {
          name: "Products for your own shop",
          text: "Bring what you sell; leave with pictures that you can upload that night.",
          level: "Telephone is fine",
          starts: "20 March",
          length: "One day",
          price: "£110",
          action: { label: "Ask about it", href: "#ask" },
        },
      ],
    },
    {
      block: "contact-form",
      nav: "Ask",
      heading: "ask for a print or a place",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "Which print, or which Saturday?" },
      ],
      send: "Send",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Studio", linksLabel: "Here" },
};
