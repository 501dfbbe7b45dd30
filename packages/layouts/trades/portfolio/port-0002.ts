import type { Layout } from "../../schema/model.ts";

/** For a shop owner who needs pictures: examples, prices by the day, clients. */
export const port2: Layout = {
  caption: "A rate card: recent pictures, what a day costs, clients",
  theme: {
    brand: "#e0a100",
    paper: { hue: 85, chroma: 0.02, kind: "toned" },
    picture: { shape: "plain", filter: "none", ratio: "square" },
    headline: { weight: 700, tracking: -0.055, leading: 0.9, scale: "huge" },
    keyword: "plain",
  },
  nav: { block: "nav-bar", action: { label: "Hire me", href: "#days" } },
  sections: [
    {
      block: "hero-collage",
      tone: "brand",
      heading: "Product pictures by the day",
      lead: "{name}, {town}. Up to fifteen objects a day, web and print files two weeks after they arrive.",
      pictures: [
        "port-cup-one-window",
        { id: "port-studio", at: [60, 60], zoom: 1.2 },
        "port-draw-sheet",
      ],
      actions: [{ label: "What a day costs", href: "#days" }],
    },
    {
      block: "prices-tiers",
      room: "tight",
      lead: "Plus VAT. Travel beyond {town} at cost.",
      nav: "Days",
      heading: "What a day costs",
      tiers: [
        {
          name: "Half",
          price: "£340",
          unit: "four hours",
          text: "Up to six objects on one ground.",
          includes: ["Web files", "One round of changes", "Grey, white or your own ground"],
          action: { label: "Book a half", href: "mailto:{email}" },
        },
        {
          name: "Whole",
          price: "£580",
          unit: "a day",
          text: "The usual: fifteen objects, or one difficult one.",
          includes: ["Web and print files", "Two rounds", "Props from the shelf"],
          action: { label: "Book a day", href: "mailto:{email}" },
          advised: true,
        },
        {
          name: "Series",
          price: "£2,400",
          unit: "five days",
          text: "A catalogue with one light from first to last.",
          includes: ["Everything in Whole", "Colour proofs", "An assistant, all five days"],
          action: { label: "Talk about it", href: "tel:{phone}" },
        },
      ],
    },
    {
      block: "process-steps",
      scale: "poster",
      lead: "Two weeks from parcel to picture.",
      nav: "How",
      heading: "How a shoot goes",
      steps: [
        {
          heading: "Send",
          text: "Post the objects or bring them. I photograph each one as it arrives.",
          note: "Week 1",
        },
        {
          heading: "Agree",
          text: "Two test frames by Tuesday: ground, light, crop. You choose one.",
          note: "Week 1",
        },
        {
          heading: "Shoot",
          text: "Come, or watch the frames arrive in a shared folder.",
          note: "Week 2",
        },
        {
          heading: "Deliver",
          text: "Files named by your stock numbers, cut out if you like, objects back by post.",
          note: "Week 2",
        },
      ],
    },
    {
      block: "quotes-faces",
      wide: "port-draw-set",
      nav: "Clients",
      tone: "ink",
      heading: "Clients on working with me",
      quotes: [
        {
          words: "We sent eleven jars, and a fortnight later had a shop that looked like a shop.",
          name: "Ewan Tannock",
          role: "Tannock Salt",
        },
        {
          words: "Every file carried the right inventory number. Do you know how rare that is?",
          name: "Dr Ilse Brandt",
          role: "Museum of Fastenings",
        },
      ],
    },
    {
      block: "partners-marks",
      nav: "Worked for",
      heading: "Worked for",
      lead: "Files are yours for ever, on white and as shot.",
      partners: [
        { name: "Tannock Salt", sign: "peak", text: "Eleven jars, posters" },
        { name: "Museum of Fastenings", sign: "ring", text: "412 buttons, a book" },
        { name: "Otter & Daughter", sign: "wave", text: "Hand planes, website" },
        { name: "Ferry Bread", sign: "half", text: "Loaves, on every van" },
      ],
    },
  ],
  footer: { block: "footer-large", closing: "Available from 8 February" },
};
