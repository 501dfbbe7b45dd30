import type { Layout } from "../../model.ts";

export const musi3: Layout = {
  caption: "The record shop: a shelf, plum and brown",
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
      block: "hero-split",
      tone: "deep",
      keyword: "Shop, daily from noon",
      heading: "Four thousand records, one needle",
      lead: "Listen to any of them on the deck by the window before you pay.",
      picture: "musi-turntable",
      actions: [{ label: "New in", href: "#new" }],
    },
    {
      block: "products-grid",
      nav: "New in",
      id: "new",
      heading: "New in this week",
      wasLabel: "New",
      nowLabel: "Here",
      products: [
        {
          name: "Harbour Tapes, vol. 2",
          picture: { id: "musi-turntable", zoom: 1.8, at: [45, 65] },
          price: "£14",
          note: "Plays clean",
          href: "#sell",
        },
        {
          name: "Marrow Sisters, live",
          picture: { id: "musi-keys", zoom: 1.3 },
          price: "£18",
          badge: "Signed",
          href: "#sell",
        },
        {
          name: "Box of sevens, as found",
          picture: { id: "musi-guitar", zoom: 1.6, at: [70, 80] },
          price: "£20",
          was: "£35",
          note: "Sixty in it",
          href: "#sell",
        },
      ],
    },
    {
      block: "menu-board",
      nav: "Grades",
      heading: "What our letters mean",
      dishes: [
        { name: "A", text: "We could not hear anything but music", price: "rare" },
        { name: "B", text: "A crackle in the quiet parts", price: "usual" },
        { name: "C", text: "Somebody danced to this one", price: "cheap" },
        { name: "D", text: "For the sleeve", price: "£2" },
      ],
    },
    {
      block: "prices-list",
      nav: "Sell",
      tone: "tint",
      heading: "What we pay",
      groups: [
        {
          heading: "In cash, on the counter",
          lines: [
            { name: "Album, grade A", price: "£3–12" },
            { name: "Album, grade B", price: "£1–5" },
            { name: "Single", price: "20p–£2" },
          ],
        },
        {
          heading: "In shop credit",
          lines: [{ name: "Any of it", text: "Good for two years", price: "a third more" }],
        },
      ],
      note: "More than fifty? Ring first and Dot comes with the van.",
    },
  ],
  footer: { block: "footer-card", heading: "Bring one in, take one out, stay for a side." },
};
