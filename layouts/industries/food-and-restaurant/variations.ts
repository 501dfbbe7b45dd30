import type { Variation } from "../../model.ts";
import { board, booking, hours, menu, pictures, story, voices } from "./content.ts";

const heading = "Bread at seven, supper at half past six";
const lead = "One brick oven in the middle of Leeds, and everything we cook comes out of it.";
const book = { label: "Book a table", href: "#book" };
const see = { label: "See the card", href: "#supper" };

export const pictureFirst: Variation = {
  caption: "Arched picture first, then the card",
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-portrait",
      keyword: "Bakery and supper room",
      heading,
      lead,
      picture: "food-table",
      aside: "This week: blood oranges, the last of the leeks, and a new rye that took us a year.",
      actions: [book],
    },
    menu,
    { ...board, tone: "raised" },
    booking,
    hours,
  ],
  footer: { block: "footer-slim" },
};

export const cardFirst: Variation = {
  caption: "Words and picture side by side, the oven's story",
  theme: { picture: { shape: "plain", ratio: "landscape" }, rule: "hairline" },
  nav: { block: "nav-bar", action: book },
  sections: [
    {
      block: "hero-split",
      tone: "deep",
      keyword: "Assembly Row, Leeds",
      heading,
      lead,
      picture: "food-bread",
      actions: [see],
    },
    menu,
    { ...story, flip: true, picture: "food-bowl" },
    voices,
    booking,
  ],
  footer: { block: "footer-columns", tone: "deep", hoursLabel: "Open", linksLabel: "On this page" },
};

export const boardFirst: Variation = {
  caption: "The day's board in large type",
  theme: { headline: { weight: 800, tracking: -0.04, leading: 0.92, scale: "huge" }, rule: "bold" },
  nav: { block: "nav-plain", aside: "Open today until 14:00" },
  sections: [
    {
      block: "hero-type",
      tone: "brand",
      heading,
      lead,
      facts: ["Bakery", "Supper room", "8 Assembly Row"],
      actions: [book],
    },
    { ...board, picture: "food-bread" },
    pictures,
    {
      ...hours,
      id: "book",
      picture: "food-bowl",
      actions: [{ label: "0113 496 0177", href: "tel:01134960177" }],
    },
  ],
  footer: { block: "footer-large", tone: "brand" },
};

export const storyFirst: Variation = {
  caption: "Prints on a table, the oven's story",
  theme: { picture: { shape: "corner", ratio: "square" }, density: "airy" },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-collage",
      keyword: "Bakery by day, supper by night",
      heading,
      lead,
      pictures: ["food-table", { id: "food-bread", zoom: 1.3 }, { id: "food-bowl", zoom: 1.2 }],
      actions: [see, book],
    },
    { ...story, tone: "tint" },
    menu,
    voices,
    booking,
  ],
  footer: { block: "footer-columns", hoursLabel: "Hours", linksLabel: "Contents" },
};

export const bookFirst: Variation = {
  caption: "Full picture, booking straight below it",
  theme: { picture: { shape: "leaf", ratio: "landscape" }, keyword: "caps" },
  nav: {
    block: "nav-strip",
    notice: "Saturday is full; Thursday has four tables",
    action: book,
  },
  sections: [
    {
      block: "hero-full",
      place: "middle",
      keyword: "Leeds",
      heading,
      lead,
      picture: "food-table",
      actions: [book],
    },
    { ...booking, tone: "brand" },
    { ...board, picture: { id: "food-bread", zoom: 1.2 } },
    { ...menu, id: "supper", tone: "sunken" },
    hours,
  ],
  footer: {
    block: "footer-card",
    tone: "accent",
    heading: "Bring a friend, leave with a loaf",
    actions: [{ label: "Write to us", href: "mailto:table@pinchandproof.example" }],
  },
};
