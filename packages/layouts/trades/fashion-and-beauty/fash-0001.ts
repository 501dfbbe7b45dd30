import type { Layout } from "../../schema/model.ts";

/** For a first-time visitor: what is on each floor, who works there, how to come. */
export const fash1: Layout = {
  caption: "A shop window: three floors, what is made here, a visit",
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-full",
      keyword: "Winter 2026",
      heading: "Hats, colour and scent",
      lead: "A house on {street name}: hats on the ground floor, make-up on the first, perfume under the roof.",
      picture: "fash-vanity",
      place: "middle",
      aside: "Forty new hats, eleven scents to try",
      actions: [{ label: "Walk upstairs", href: "#floors" }],
    },
    {
      block: "offers-tabs",
      room: "open",
      lead: "Three floors, one staircase, a bell on each landing.",
      nav: "Floors",
      id: "floors",
      heading: "Floor by floor",
      offers: [
        {
          name: "Hats",
          text: "Straw until October, felt until March, blocked by hand on limewood heads. Trimmed while you wait, in any of sixty ribbons.",
          includes: [
            "Ready to wear in sizes 54 to 60",
            "Made to measure in ten days",
            "Reshaping and new linings",
          ],
          price: "From £95",
          picture: "fash-hat-block",
          action: { label: "Ask about hats", href: "#visit" },
        },
        {
          name: "Colour",
          text: "A north window, a white stool and ninety-two shades, tried on your wrist and never on paper.",
          includes: [
            "Lip colour mixed to order",
            "Lessons with your own bag",
            "Tins that come back to be refilled",
          ],
          price: "From £24",
          picture: "fash-abstract-shades",
          action: { label: "Book an hour", href: "#visit" },
        },
        {
          name: "Scent",
          text: "Eleven scents on paper strips under the roof, by appointment, so that the air is clear when you come.",
          includes: [
            "Half an hour with Isla, who mixes them",
            "A 2 ml sample of two to take home",
            "Bottles refilled for two thirds",
          ],
          price: "From £44",
          picture: "fash-draw-scent",
          action: { label: "Book a time", href: "#visit" },
        },
      ],
    },
    {
      block: "features-columns",
      scale: "poster",
      lead: "By five people, with tools older than any of them.",
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
          heading: "Repaired for life",
          text: "Ribbons, linings, a dent from the train. Bring it back and have tea while we work.",
          note: "No charge",
        },
      ],
    },
    {
      block: "team-portraits",
      wide: "fash-abstract-notes",
      lead: "Three of the five. Ring any bell and one of them comes down.",
      nav: "People",
      tone: "tint",
      heading: "Who you will meet",
      people: [
        {
          name: "Halima Rafiq",
          role: "Hats and linings",
          text: "Halima guesses your size by eye and checks it with a tape. Her brims hold their line in the wind.",
        },
        {
          name: "Femi Adeyemi",
          role: "Colour",
          text: "Femi made up faces for the opera for years. He will find your red in three tries.",
        },
        {
          name: "Catriona Muir",
          role: "Skin",
          text: "Catriona was a nurse for ten years. She looks and listens before she suggests anything.",
        },
      ],
    },
    {
      block: "map-directions",
      nav: "Visit",
      heading: "Visit the house",
      lead: "No appointment needed for hats. Please book for colour and scent.",
      plan: "streets",
      pin: "{name}",
      nearby: ["The gardens", "{street name}", "Tram stop"],
      address: ["{street}", "{last line}"],
      ways: [
        ["Open", "Tuesday to Friday 10 to 7, Saturday 9 to 5."],
        ["By tram", "Five minutes uphill from the stop, the door with the brass hat."],
        [
          "Step-free",
          "Hats and one make-up chair on the ground floor; ring, and we bring the rest down.",
        ],
        ["By car", "Two hours at the kerb, or the car park under the gardens."],
      ],
      actions: [
        { label: "Book an hour", href: "mailto:{email}" },
        { label: "{phone}", href: "tel:{phone}" },
      ],
    },
  ],
  footer: { block: "footer-large", closing: "Nine {street name}, the door with the brass hat" },
};
