import type { ClientPage } from "../model.ts";

export const lofts: ClientPage = {
  path: "/lofts",
  label: "Lofts and rents",
  title: "Free lofts, rents and who may apply · Northlight Lofts",
  description:
    "Three kinds of loft with their rents and deposits, what is free from February, and the four rules for applying.",
  sections: [
    {
      block: "hero-ledger",
      heading: "Five are free from February",
      lead: "We let by lot, not by who rings first. Put your name down once; it stays for two years.",
      picture: "arch-model",
      figures: [
        { figure: "42", label: "lofts" },
        { figure: "5", label: "free from 1 February 2027" },
        { figure: "£684", label: "a month, the smallest" },
      ],
      actions: [{ label: "Put your name down", href: "/contact" }],
    },
    {
      block: "listing-cards",
      keyword: "Free",
      heading: "From 1 February 2027",
      items: [
        {
          name: "Loft 31",
          text: "Corner under two teeth of the roof, with a gallery for the bed.",
          picture: { id: "inte-lounge", at: [40, 60], zoom: 1.2 },
          facts: ["64 m²", "Third floor", "Three-phase"],
          price: "£968 a month",
          href: "/contact",
        },
        {
          name: "Loft 8",
          text: "Straight on to the yard, wide door, good for anything that is heavy.",
          picture: { id: "indu-gears", at: [50, 50] },
          facts: ["52 m²", "Ground floor", "Goods door"],
          price: "£812 a month",
          href: "/contact",
        },
        {
          name: "Loft 40",
          text: "The smallest, the highest, the quietest.",
          picture: { id: "inte-shelf", at: [50, 50] },
          facts: ["38 m²", "Fourth floor"],
          price: "£684 a month",
          href: "/contact",
        },
        {
          name: "Loft 19",
          text: "Long and narrow, glass from end to end. The last tenant made kites.",
          picture: "artd-shed",
          facts: ["71 m²", "Second floor"],
          price: "£1,035 a month",
          href: "/contact",
        },
        {
          name: "Loft 22",
          text: "Next to the goods lift, which is why it costs less.",
          picture: "indu-works",
          facts: ["58 m²", "Second floor", "Three-phase"],
          price: "£796 a month",
          href: "/contact",
        },
      ],
    },
    {
      block: "questions-columns",
      tone: "sunken",
      keyword: "Rules",
      heading: "Who may apply",
      questions: [
        {
          question: "Anybody?",
          answer:
            "Anybody over eighteen. For half the lofts you must also work in yours: making, repairing, drawing, composing.",
        },
        {
          question: "What does it cost to apply?",
          answer: "It is free, as it should be everywhere.",
        },
        {
          question: "Deposit?",
          answer: "One month, kept in a protected scheme, back within ten days.",
        },
        {
          question: "Dogs, drums, forges?",
          answer: "Dogs yes. Drums until eight. Forges in the yard, ask Morag.",
        },
      ],
    },
  ],
};
