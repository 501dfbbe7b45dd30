import type { Layout } from "../../model.ts";

/** For buyers of prints and learners: editions, Saturdays, a form. */
export const port5: Layout = {
  caption: "A shop and a school: prints with prices, Saturday lessons",
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
      heading: "prints for sale, lessons on saturdays",
      picture: "port-wall",
      place: "low",
      actions: [
        { label: "Prints", href: "#prints" },
        { label: "Lessons", href: "#lessons" },
      ],
      lead: "Signed editions from £75, and small classes in a daylight studio.",
    },
    {
      block: "products-grid",
      nav: "Prints",
      id: "prints",
      heading: "prints and editions",
      wasLabel: "before",
      nowLabel: "now",
      products: [
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
      heading: "saturday lessons",
      labels: { starts: "Starts", length: "Lasts", price: "Costs" },
      courses: [
        {
          name: "One window",
          text: "Light a cup with glass, card and one window. Bring any camera.",
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
      block: "team-portraits",
      nav: "Teacher",
      heading: "your teacher",
      people: [
        {
          picture: "person-photographer-ada",
          name: "Noor Halloran",
          role: "photographer",
          text: "Eight people at most, so everybody gets an hour at the window. Coffee is good, chairs are few.",
        },
        {
          picture: "person-client-ewan",
          name: "Ewan Tannock",
          role: "took the class in 2025",
          text: "“I now photograph the small batches myself. The big ones I still send to her.”",
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
