import type { Layout } from "../../schema/model.ts";

/** For a shopper at the weekend: pieces, prices, who made them, opening times. */
export const inte2: Layout = {
  caption: "A shop: pieces with prices and makers, and when to come",
  theme: {
    brand: "#5e6b4a",
    paper: { hue: 120, chroma: 0.014, kind: "paper" },
    picture: { shape: "plain", filter: "dusk", ratio: "portrait" },
    headline: { weight: 500, tracking: -0.02, leading: 1, scale: "loud" },
    density: "normal",
    keyword: "caps",
  },
  nav: { block: "nav-bar", action: { label: "Visit the showroom", href: "#visit" } },
  sections: [
    {
      block: "hero-split",
      keyword: "{street}",
      heading: "Pots, lamps and good chairs",
      lead: "A showroom in the old reading room at Ashcombe. Made within forty miles, or found: the ticket says by whom and when.",
      picture: { id: "inte-lounge", at: [62, 60] },
      actions: [{ label: "What is in now", href: "#pieces" }],
    },
    {
      block: "products-grid",
      scale: "poster",
      lead: "Three of about ninety. New pieces come on Thursdays.",
      nav: "Pieces",
      heading: "In the room now",
      wasLabel: "Was",
      nowLabel: "Now",
      products: [
        {
          name: "Rust armchair",
          picture: "inte-armchair-rust",
          price: "£640",
          note: "Beech and wool, re-covered in Taunton",
          badge: "One only",
          href: "#visit",
        },
        {
          name: "Pots for dry stems",
          picture: "inte-vases",
          price: "£84",
          note: "Each, thrown in Nether Stowey",
          href: "#visit",
        },
        {
          name: "Oak shelf, 90 cm",
          picture: "inte-shelf",
          price: "£130",
          note: "On two black brackets, to order",
          href: "#visit",
        },
      ],
    },
    {
      block: "partners-marks",
      nav: "Makers",
      tone: "sunken",
      heading: "The makers we sell",
      lead: "Four of our makers. They bring us pieces they would keep themselves, and we pay on the day, not after the sale.",
      partners: [
        { name: "Ines Upholstery", sign: "arch", text: "Chairs, Taunton" },
        { name: "Quantock Clay", sign: "ring", text: "Vases and lamps, Nether Stowey" },
        { name: "Exe Oak", sign: "bars", text: "Shelves and stools, Dulverton" },
        { name: "Bright Dye House", sign: "dots", text: "Linen and wool, Ashcombe" },
      ],
    },
    {
      block: "questions-columns",
      wide: "inte-sitting-noon",
      nav: "Buying",
      heading: "Buying a piece",
      questions: [
        { question: "Can I try it at home?", answer: "Yes, for a week, for a deposit of a tenth." },
        {
          question: "Do you deliver?",
          answer: "Within forty miles for £35, carried in and put where it goes.",
        },
        {
          question: "Can I order one like it?",
          answer: "From most makers, in five to eight weeks.",
        },
        { question: "Do you buy furniture?", answer: "Send a picture. We answer on Mondays." },
        {
          question: "Is it all old?",
          answer: "No. Half is new, by our makers. Half is old, repaired and dated.",
        },
        {
          question: "Can you hold it?",
          answer: "Until Saturday four o’clock, with a name and a telephone number.",
        },
      ],
    },
    {
      block: "hours-week",
      nav: "Visit",
      tone: "deep",
      heading: "When the showroom is open",
      lead: "The green door on {town}. Park round the church, except on weddings.",
      days: [
        { day: "Thursday", from: "10:00", to: "16:00" },
        { day: "Friday", from: "10:00", to: "16:00", note: "Tunde is here with the colour cards" },
        { day: "Saturday", from: "10:00", to: "16:00", note: "Coffee, and Rosalind for questions" },
      ],
      note: "Other days by arrangement: {unbroken phone}.",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Showroom", linksLabel: "On this page" },
};
