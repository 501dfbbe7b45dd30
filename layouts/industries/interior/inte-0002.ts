import type { Layout } from "../../model.ts";

export const inte2: Layout = {
  caption: "The showroom: pieces with prices",
  theme: {
    brand: "#5e6b4a",
    paper: { hue: 120, chroma: 0.014, kind: "paper" },
    picture: { shape: "plain", filter: "none", ratio: "portrait" },
    headline: { weight: 500, tracking: -0.02, leading: 1, scale: "loud" },
    density: "normal",
    keyword: "caps",
  },
  nav: { block: "nav-bar", action: { label: "Visit the showroom", href: "#visit" } },
  sections: [
    {
      block: "hero-portrait",
      keyword: "The Old Reading Room",
      heading: "Pots, lamps, one good chair",
      lead: "Everything in the showroom has been used by us for at least a week.",
      picture: "inte-vases",
      aside: "Made within forty miles, or found. The ticket says by whom and when.",
      actions: [{ label: "What is in now", href: "#pieces" }],
    },
    {
      block: "listing-cards",
      nav: "Pieces",
      heading: "In the room now",
      items: [
        {
          name: "Rust armchair",
          text: "Beech frame, hair and wool, re-covered by Ines in Taunton.",
          picture: { id: "inte-lounge", zoom: 1.6, at: [55, 65] },
          facts: ["78 × 82 cm", "One only"],
          price: "£640",
          href: "#visit",
        },
        {
          name: "Dark green vase",
          text: "Thrown in two parts, glazed three times.",
          picture: { id: "inte-vases", zoom: 1.4, at: [40, 60] },
          facts: ["31 cm", "Watertight"],
          price: "£95",
          href: "#visit",
        },
        {
          name: "Oak shelf, 90",
          text: "With brackets that you do not see.",
          picture: "inte-shelf",
          facts: ["90 × 22 cm", "To order"],
          price: "£130",
          href: "#visit",
        },
      ],
    },
    {
      block: "story-split",
      nav: "Makers",
      tone: "sunken",
      heading: "The people behind the tickets",
      picture: { id: "inte-shelf", zoom: 1.3, at: [60, 35] },
      text: "Nine makers and two dealers bring us what they would keep themselves. We pay them on the day, not after the sale, which is why the good things come here first.",
      flip: true,
    },
    {
      block: "hours-location",
      nav: "Visit",
      tone: "deep",
      heading: "The door is the green one",
      address: ["The Old Reading Room", "Church Green", "Ashcombe TA24 9ZZ"],
      hours: [
        ["Thursday", "10:00–16:00"],
        ["Friday", "10:00–16:00"],
        ["Saturday", "10:00–16:00"],
      ],
      ways: [
        ["By car", "Park round the church, except on weddings"],
        ["By bus", "The 28, hourly, ask for the Green"],
      ],
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Showroom", linksLabel: "On this page" },
};
