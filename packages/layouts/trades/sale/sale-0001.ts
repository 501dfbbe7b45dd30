import type { Layout } from "../../schema/model.ts";

/** For bargain hunters this weekend: what, how much off, until when, where. */
export const sale1: Layout = {
  caption: "A clearance: the shelf with old and new prices, terms, where",
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
      heading: "Half price until Sunday",
      lead: "Arch six is closing. Enamel, linen, glass and lamps at half September's price, while stock lasts.",
      picture: "sale-paper-percent",
      actions: [{ label: "Straight to the shelf", href: "#shelf" }],
    },
    {
      block: "products-grid",
      room: "open",
      lead: "Four of about six hundred. New ones come out on Saturday at ten.",
      nav: "Shelf",
      heading: "On the shelf now",
      wasLabel: "Was",
      nowLabel: "Now",
      products: [
        {
          name: "Enamel pan, 24 cm",
          picture: "sale-enamel-pan",
          price: "£14",
          was: "£28",
          badge: "−50%",
          href: "#terms",
        },
        {
          name: "Linen towels, six",
          picture: "sale-linen-towels",
          price: "£11",
          was: "£22",
          badge: "−50%",
          href: "#terms",
        },
        {
          name: "Glass lamp, amber",
          picture: "sale-amber-lamp",
          price: "£32",
          was: "£64",
          badge: "Three left",
          href: "#terms",
        },
        {
          name: "Mystery bag",
          picture: "sale-mystery-bag",
          price: "£5",
          was: "£20",
          note: "Worth at least £20",
          href: "#terms",
        },
      ],
    },
    {
      block: "features-columns",
      scale: "poster",
      lead: "Three rules, on the wall since 2007, and the same in a sale.",
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
          text: "Fourteen days, with the receipt, in a sale too. Opened is fine, broken is not.",
          note: "Money, not a voucher",
        },
        {
          heading: "First come",
          text: "We put no goods aside by telephone. There is a bench for those who queue.",
          note: "Doors at ten, Sunday at eleven",
        },
      ],
    },
    {
      block: "quotes-wall",
      room: "open",
      wide: "sale-bags",
      lead: "Overheard between ten and eleven on the first day.",
      heading: "From the queue",
      quotes: [
        {
          words: "I came for one present, left with six, and the bus driver asked where.",
          name: "Bernie Quirk",
          role: "Thursday regular",
        },
        {
          words: "If it is chipped they say so before you find it.",
          name: "Yusuf's mother",
          role: "not impartial",
        },
        {
          words: "Four pans for the price of my old one. The old one is now a drum.",
          name: "Lorna",
          role: "nursery teacher",
        },
      ],
    },
    {
      block: "hours-location",
      nav: "Where",
      tone: "ink",
      heading: "Where and when",
      address: ["{street}", "{last line}"],
      hours: [
        ["Thursday", "10:00–18:00"],
        ["Friday", "10:00–20:00"],
        ["Saturday", "10:00–18:00"],
        ["Sunday", "11:00–16:00"],
      ],
      ways: [
        ["Bus", "The 54 stops at the swing bridge"],
        ["Car", "Load at the side door, park at the market"],
        ["Train", "Central, twelve minutes on foot along the dock wall"],
        ["Wheels", "Level floor, wide aisles, a lift at arch five"],
      ],
    },
  ],
  footer: { block: "footer-slim" },
};
