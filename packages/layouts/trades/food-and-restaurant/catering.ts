import type { Variation } from "../../schema/model.ts";

/** For people who plan a party or an office lunch: what comes, for how many, at what price. */
export const catering: Variation = {
  caption: "Catering: parties and office lunches, per head",
  theme: {
    brand: "#d9601a",
    paper: { hue: 70, chroma: 0.02 },
    picture: { shape: "corner", ratio: "square" },
    headline: { weight: 700, tracking: -0.03, leading: 0.98, scale: "loud" },
    density: "airy",
    keyword: "caps",
  },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-collage",
      keyword: "Catering in and around {town}",
      heading: "We bring the table to you",
      lead: "Boards, bowls and warm trays for ten to a hundred and fifty, set up and cleared away.",
      pictures: ["food-table", "food-abstract-crumb", "food-bowl"],
      actions: [
        { label: "Get a price", href: "#price" },
        { label: "See the menus", href: "#menus" },
      ],
    },
    {
      block: "prices-tiers",
      room: "tight",
      nav: "Menus",
      id: "menus",
      tone: "tint",
      heading: "Three ways to feed a room",
      lead: "Prices per head, excluding VAT. Plates and linen are included.",
      tiers: [
        {
          name: "Office lunch",
          price: "£14",
          unit: "a head, from 10",
          text: "At your desk by half past twelve, in boxes you can shut.",
          includes: [
            "Two sandwiches on our bread",
            "Two salads in bowls",
            "Fruit and a knot",
            "Half of it without meat",
            "Delivered in washable crates",
          ],
          action: { label: "Plan a lunch", href: "#price" },
        },
        {
          name: "Party boards",
          price: "£27",
          unit: "a head, from 20",
          text: "For standing up: a long table that is refilled for two hours.",
          includes: [
            "Five boards, hot and cold",
            "Focaccia and three butters",
            "Two people to serve",
            "Glasses on loan",
          ],
          action: { label: "Plan a party", href: "#price" },
          advised: true,
        },
        {
          name: "Sit-down feast",
          price: "£44",
          unit: "a head, from 30",
          text: "Three courses from a field oven that we park outside.",
          includes: [
            "Three courses, two choices",
            "Bread baked on the spot",
            "One waiter for twelve",
            "Tasting for two, free",
          ],
          action: { label: "Plan a feast", href: "#price" },
        },
      ],
    },
    {
      block: "process-steps",
      wide: "food-abstract-cloth",
      lead: "Six weeks is comfortable. Ten days has been done.",
      nav: "How it works",
      heading: "From first call to last crumb",
      steps: [
        {
          heading: "Ask",
          text: "Tell us the day, the place and how many. A price comes back within a working day.",
          note: "6 weeks before",
        },
        {
          heading: "Taste",
          text: "Come by on a Tuesday afternoon and try what you have chosen, with the person who decides.",
          note: "4 weeks before",
        },
        {
          heading: "Count",
          text: "Tell us the final number and who eats what. After that only upwards.",
          note: "7 days before",
        },
        {
          heading: "Eat",
          text: "We arrive ninety minutes early, set up, serve, and take the last crate home.",
          note: "On the day",
        },
      ],
    },
    {
      block: "quotes-faces",
      room: "open",
      wide: "food-close-soup",
      lead: "A barn, an office and a village hall in one week is our record. Each had bread from that morning.",
      heading: "Hosts who ate as well",
      quotes: [
        {
          words:
            "Eighty people in a barn with one socket. The bread came out of a trailer, hot, and the queue for it became the party.",
          name: "Jo and Lou",
          role: "a feast in August",
        },
        {
          words: "Our Thursday lunches used to be beige. Now people come in on Thursdays.",
          name: "Bea Ferris",
          role: "office of forty, Wellington Street",
        },
      ],
    },
    {
      block: "contact-form",
      scale: "poster",
      nav: "Price",
      id: "price",
      tone: "raised",
      heading: "Get a price",
      lead: "Rough numbers are fine. Amina calls you back.",
      text: "Delivery is free inside the ring road, and 80p a mile beyond it.",
      fields: [
        { label: "Your name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "Day", kind: "date" },
        { label: "How many", kind: "number" },
        { label: "Where, and what for", kind: "textarea" },
      ],
      send: "Get a price",
    },
  ],
  footer: {
    block: "footer-card",
    tone: "brand",
    heading: "Something next week? Call: we keep one van free.",
    actions: [{ label: "{phone}", href: "tel:{phone}" }],
  },
};
