import type { Layout } from "../../schema/model.ts";

/** For regulars: the stamp card, how it works, vouchers. */
export const sale5: Layout = {
  caption: "A loyalty card: how it works, vouchers, order by post",
  theme: {
    brand: "#0047bb",
    paper: { hue: 255, chroma: 0.008, kind: "white" },
    type: { headline: "outfit", body: "outfit" },
    headline: { weight: 800, case: "none", tracking: -0.045, leading: 0.95, scale: "loud" },
    corner: "soft",
    button: "pill",
    rule: "dotted",
    picture: { shape: "pill", filter: "none", ratio: "landscape" },
    keyword: "numbered",
    density: "normal",
    width: "wide",
  },
  nav: { block: "nav-bar", action: { label: "Get the card", href: "#card" } },
  sections: [
    {
      block: "hero-panel",
      tone: "brand",
      keyword: "The Even Card",
      heading: "Every tenth thing is free",
      lead: "A paper card and a stamp, at any of our tills. No app, no number, no birthday.",
      picture: "sale-paper-card",
      actions: [{ label: "How it works", href: "#how" }],
    },
    {
      block: "process-steps",
      room: "open",
      lead: "It has worked like this since 2007, with one stamp.",
      nav: "How",
      heading: "How the card works",
      steps: [
        { heading: "Ask", text: "At any till. We write your first name on it.", note: "Free" },
        { heading: "Stamp", text: "One for every thing over three pounds.", note: "Nine times" },
        { heading: "Choose", text: "The next thing up to £15 is yours.", note: "The tenth" },
      ],
    },
    {
      block: "offers-tabs",
      nav: "Vouchers",
      id: "vouchers",
      tone: "sunken",
      heading: "Vouchers",
      lead: "Good for ever, with change in coins. Between these two there is Even: £20, in a tied envelope.",
      offers: [
        {
          name: "Odd, £10",
          text: "For a neighbour who took in a parcel. It buys wool socks, an egg timer or a tin of odd buttons. Change is given in coins, and the voucher may be spent in two visits.",
          includes: ["Paper, in an envelope", "Your words on the back", "Posted free"],
          price: "£10",
          picture: "sale-up-to-ten",
          action: { label: "Order one", href: "#card" },
        },
        {
          name: "Armful, £50",
          text: "For a first own kitchen. It buys the yellow kettle, with change for an egg timer.",
          includes: [
            "In a tin",
            "Half an hour with Yusuf, who knows kitchens",
            "Delivered in {town}",
          ],
          price: "£50",
          picture: "sale-paper-kettle",
          action: { label: "Order a tin", href: "#card" },
        },
      ],
    },
    {
      block: "quotes-faces",
      room: "open",
      wide: "sale-stamp",
      lead: "The stamp prints a small anchor. It was forged once, by a boy of eight, with a potato. He got the free thing.",
      heading: "From a cardholder",
      quotes: [
        {
          words: "I am on card fourteen. Lost one in 2019 and they believed me.",
          name: "Bernie Quirk",
          role: "Thursday regular",
        },
      ],
    },
    {
      block: "contact-form",
      scale: "poster",
      nav: "Card",
      tone: "brand",
      heading: "Order by post",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Address", kind: "textarea", autoComplete: "street-address" },
        { label: "Which", kind: "choice", options: ["Card", "Odd", "Even", "Armful"] },
      ],
      send: "Send it to me",
      lead: "Posted the same day, Thursday to Saturday, with string around it.",
      text: "Or come by: arches 3 to 6, Dock Road, Thursday to Saturday 10 to 6, Sunday 11 to 4. We fill in the card while you wait.",
    },
  ],
  footer: { block: "footer-slim" },
};
