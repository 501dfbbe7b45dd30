import type { ClientPage } from "../model.ts";

export const prints: ClientPage = {
  path: "/prints",
  label: "Prints",
  title: "Prints by Ada Fenn, with sizes and prices",
  description:
    "Silver prints made by hand in Norwich, in two sizes, signed on the back. Ordered by email, packed flat, sent within a month.",
  sections: [
    {
      block: "hero-type",
      heading: "Printed by hand, in a cupboard",
      lead: "Every print is made by me on fibre paper, which takes a day to dry flat. No two are quite the same, and that is the point of them.",
      facts: ["Signed on the back", "Never more than 40 of one", "Packed flat"],
    },
    {
      block: "products-grid",
      heading: "In print now",
      wasLabel: "was",
      nowLabel: "now",
      products: [
        {
          name: "Four prints leaning",
          picture: "port-wall",
          price: "£95",
          note: "14 of 40 left",
          href: "/contact",
        },
        {
          name: "Colour fan, Monday",
          picture: { id: "port-swatches", at: [50, 50] },
          price: "£95",
          note: "31 of 40 left",
          href: "/contact",
        },
        {
          name: "Palette, four o'clock",
          picture: "artd-palette",
          price: "£95",
          note: "8 of 40 left",
          href: "/contact",
        },
        {
          name: "Mobile, turning",
          picture: { id: "artd-mobile", at: [50, 45] },
          price: "£80",
          was: "£95",
          note: "Last two, one corner bumped",
          href: "/contact",
        },
      ],
    },
    {
      block: "prices-list",
      tone: "sunken",
      heading: "Sizes",
      groups: [
        {
          heading: "Print",
          lines: [
            { name: "24 × 30 cm", price: "£95" },
            { name: "40 × 50 cm", text: "Five weeks, the big tray is slow", price: "£180" },
          ],
        },
        {
          heading: "Framed",
          lines: [
            {
              name: "Limewood, museum glass",
              text: "Made by the joiner downstairs",
              price: "+ £110",
            },
            { name: "Collected in Norwich", price: "free" },
            { name: "Posted in the United Kingdom", price: "£9" },
          ],
        },
      ],
    },
  ],
};
