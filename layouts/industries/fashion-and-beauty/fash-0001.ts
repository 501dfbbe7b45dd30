import type { Layout } from "../../model.ts";

export const fash1: Layout = {
  caption: "The magazine cover: one picture, three rooms, staggered",
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-portrait",
      keyword: "Winter 2026",
      heading: "Dressed from the neck up",
      lead: "Hats on the ground floor, colour on the first, scent under the roof.",
      picture: { id: "fash-hat", at: [50, 40] },
      aside: "Isla Orrell blocks forty hats a season, and each is tried on by somebody who laughs.",
      actions: [{ label: "Walk upstairs", href: "#floors" }],
    },
    {
      block: "gallery-stagger",
      nav: "Floors",
      heading: "Three floors, no lift",
      items: [
        {
          picture: { id: "fash-hat", zoom: 1.3, at: [50, 35] },
          heading: "Ground: hats",
          text: "Straw until October, felt until March. The steam you see from the street is the felt.",
        },
        {
          picture: "fash-lipstick",
          heading: "First: colour",
          text: "A north window, a white stool and ninety-two shades. We try them on your wrist, never on paper.",
        },
        {
          picture: { id: "fash-vanity", zoom: 1.2, at: [68, 55] },
          heading: "Attic: scent",
          text: "Eleven bottles, one at a time, with a walk round the block between the third and the fourth.",
        },
      ],
    },
    {
      block: "quotes-large",
      tone: "tint",
      quote: {
        words: "I went in for a hat and came out taller.",
        name: "Moira Sinclair",
        role: "Felt trilby, size 57",
      },
    },
    {
      block: "features-columns",
      nav: "Made here",
      heading: "Made in this house",
      items: [
        {
          heading: "Blocked by hand",
          text: "On limewood heads from 1952, named after the aunts whose measure they are.",
          note: "Four days a hat",
        },
        {
          heading: "Mixed to order",
          text: "Lip colour in a tin that comes back to be filled. The recipe is kept under your name.",
          note: "Twenty minutes",
        },
        {
          heading: "Mended for life",
          text: "Ribbons, linings, a dent from the train. Bring it back and have tea meanwhile.",
          note: "No charge",
        },
      ],
    },
    {
      block: "call-picture",
      nav: "Visit",
      heading: "Ring the bell, then push",
      lead: "No appointment for hats. An hour booked for everything else.",
      picture: { id: "fash-vanity", at: [65, 50] },
      actions: [
        { label: "Book an hour", href: "mailto:salon@maisonorrell.example" },
        { label: "0131 496 0256", href: "tel:01314960256" },
      ],
    },
  ],
  footer: { block: "footer-large", closing: "Nine Thistle Steps, the door with the brass hat" },
};
