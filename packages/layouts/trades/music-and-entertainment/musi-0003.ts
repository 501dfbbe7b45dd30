import type { Layout } from "../../schema/model.ts";

/** For record buyers and sellers: what is in, grades, what the shop pays. */
export const musi3: Layout = {
  caption: "A shop: this week’s records, grades, what we pay for yours",
  theme: {
    brand: "#8c2f39",
    paper: { hue: 20, chroma: 0.02, kind: "toned" },
    type: { headline: "bitter", body: "space-grotesk" },
    headline: { weight: 800, case: "none", tracking: -0.03, leading: 0.98, scale: "loud" },
    picture: { shape: "plain", filter: "warm", ratio: "square" },
    keyword: "caps",
    rule: "double",
    corner: "slight",
    width: "normal",
  },
  nav: { block: "nav-bar", action: { label: "Sell us yours", href: "#sell" } },
  sections: [
    {
      block: "hero-product",
      tone: "deep",
      keyword: "Record of the week",
      heading: "Marrow Sisters, “Standing Water”",
      lead: "Ten tunes for two guitars and a drum, cut straight to disc under the viaduct. Signed copies while they last.",
      pictures: ["musi-standing-water", "musi-abstract-grooves"],
      price: "£18",
      unit: "black vinyl, new",
      versionsLabel: "Also as",
      versions: ["files £9", "test pressing £40"],
      actions: [
        { label: "Hold one for me", href: "mailto:shop@lowceiling.example" },
        { label: "More new in", href: "#new" },
      ],
      facts: [
        ["Pressed", "300, September 2026"],
        ["Grade", "A, played once by us"],
        ["Sleeve", "Printed next door, heavy card"],
        ["Listen", "On the deck by the window"],
      ],
      note: "Shop open daily, noon to seven. Posted for £4.",
    },
    {
      block: "products-grid",
      room: "open",
      lead: "Two of about ninety. The rest is in the racks by the window.",
      nav: "New in",
      id: "new",
      heading: "New in this week",
      wasLabel: "New",
      nowLabel: "Here",
      products: [
        {
          name: "Harbour Tapes, vol. 2",
          picture: "musi-abstract-sound",
          price: "£14",
          note: "Plays clean, grade A",
          href: "#sell",
        },
        {
          name: "Marrow Sisters, live",
          picture: "musi-live-sleeve",
          price: "£16",
          badge: "Signed",
          note: "Recorded here in May",
          href: "#sell",
        },
      ],
    },
    {
      block: "menu-board",
      scale: "poster",
      lead: "We play every one before it gets a letter, both sides.",
      nav: "Grades",
      heading: "What our grades mean",
      dishes: [
        { name: "A", text: "No noise but the music", price: "rare" },
        { name: "B", text: "A crackle in the quiet parts", price: "usual" },
        { name: "C", text: "Danced to, often", price: "cheap" },
        { name: "D", text: "Buy it for the sleeve", price: "£2" },
      ],
    },
    {
      block: "prices-list",
      wide: "musi-turntable",
      lead: "Paid on the counter, counted twice, no forms.",
      nav: "Sell",
      tone: "tint",
      heading: "What we pay for yours",
      groups: [
        {
          heading: "In cash, on the counter",
          lines: [
            { name: "Album, grade A", price: "£3–12" },
            { name: "Album, grade B", price: "£1–5" },
            { name: "Single", price: "20p–£2" },
            { name: "Box set, complete", price: "£8–40" },
          ],
        },
        {
          heading: "In shop credit",
          lines: [
            { name: "Any of it", text: "Good for two years", price: "a third more" },
            { name: "Swaps", text: "Three of yours for one from the racks", price: "free" },
          ],
        },
      ],
      note: "More than fifty? Call first and Dot comes with the van.",
    },
    {
      block: "quotes-large",
      tone: "tint",
      quote: {
        words: "I came to sell two boxes and left with one. They paid me fairly for the Brubeck.",
        name: "Arthur Pell",
        role: "customer since 1988",
      },
    },
  ],
  footer: {
    block: "footer-letter",
    tone: "tint",
    heading: "New in, every Thursday",
    text: "A list of what came over the counter this week, with grades and prices, before it goes into the racks.",
    label: "Your email address",
    send: "Send me the list",
    promise: "One email a week. Unsubscribe with one click.",
  },
};
