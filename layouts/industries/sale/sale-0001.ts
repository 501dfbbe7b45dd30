import type { Layout } from "../../model.ts";

export const sale1: Layout = {
  caption: "Loud: red opening, a shelf, terms in the open",
  nav: {
    block: "nav-strip",
    notice: "Ends this Sunday at four",
    action: { label: "The shelf", href: "#shelf" },
  },
  sections: [
    {
      block: "hero-split",
      tone: "brand",
      keyword: "Four days only",
      heading: "Half of the warehouse must go",
      lead: "The landlord wants arch six back. Everything in it is half price until it is empty.",
      picture: "sale-bags",
      actions: [{ label: "Straight to the shelf", href: "#shelf" }],
    },
    {
      block: "products-grid",
      nav: "Shelf",
      heading: "On the shelf now",
      wasLabel: "Was",
      nowLabel: "Now",
      products: [
        {
          name: "Enamel pan, 24 cm",
          picture: { id: "sale-bags", zoom: 1.8, at: [50, 60] },
          price: "£14",
          was: "£28",
          badge: "−50 %",
          href: "#terms",
        },
        {
          name: "Linen towels, six",
          picture: { id: "sale-gift", zoom: 1.4, at: [50, 55] },
          price: "£11",
          was: "£22",
          badge: "−50 %",
          href: "#terms",
        },
        {
          name: "Glass lamp, amber",
          picture: { id: "sale-tags", zoom: 1.3 },
          price: "£32",
          was: "£64",
          badge: "Three left",
          href: "#terms",
        },
        {
          name: "Mystery bag",
          picture: { id: "sale-bags", zoom: 1.5, at: [80, 60] },
          price: "£5",
          was: "£20",
          note: "No peeking",
          href: "#terms",
        },
      ],
    },
    {
      block: "features-columns",
      nav: "Terms",
      heading: "How this sale works",
      items: [
        {
          heading: "The old price is true",
          text: "It is what we asked for the same thing in the same shop in September.",
          note: "Ask to see the book",
        },
        {
          heading: "You may bring it back",
          text: "Fourteen days, with the receipt, also in a sale. Opened is fine, broken is not.",
          note: "Money, not a voucher",
        },
        {
          heading: "First come",
          text: "Nothing is put aside by telephone. There is a bench for those who queue.",
          note: "Opens at ten",
        },
      ],
    },
    {
      block: "hours-location",
      nav: "Where",
      tone: "ink",
      heading: "Arch six",
      address: ["Dock Road Arches 3–6", "Liverpool L3 9ZZ"],
      hours: [
        ["Thursday", "10:00–18:00"],
        ["Friday", "10:00–20:00"],
        ["Saturday", "10:00–18:00"],
        ["Sunday", "11:00–16:00"],
      ],
      ways: [
        ["Bus", "The 54 stops at the swing bridge"],
        ["Car", "Load at the side door, park at the market"],
      ],
    },
  ],
  footer: { block: "footer-slim" },
};
