import type { Layout } from "../../schema/model.ts";

/** For people choosing a scent: notes, story, price, a sample. */
export const fash4: Layout = {
  caption: "A product: one perfume, its notes, its story, its price",
  theme: {
    brand: "#d4a373",
    paper: { hue: 30, chroma: 0.014, kind: "toned" },
    headline: { weight: 400, tracking: -0.04, leading: 0.9, scale: "huge" },
    picture: { shape: "plain", filter: "faded", ratio: "wide" },
    width: "wide",
    rule: "none",
  },
  nav: { block: "nav-plain", aside: "Mixed in the attic, four times a year" },
  sections: [
    {
      block: "hero-portrait",
      keyword: "No. 4, eau de parfum",
      heading: "Wet Slate",
      lead: "The smell of stone steps after a shower, with ivy, smoke and warm wool. Mixed in our attic.",
      picture: "fash-wet-slate",
      aside: "Batch 31, mixed in October 2026, rested six weeks under the stairs.",
      actions: [{ label: "What is in it", href: "#notes" }],
      behind: true,
    },
    {
      block: "menu-board",
      lead: "Five stages on warm skin; paper strips tell only the first.",
      nav: "Notes",
      tone: "night",
      heading: "What you smell, hour by hour",
      dishes: [
        { name: "Cold stone, bergamot peel", text: "On the doorstep", price: "at once" },
        { name: "Ivy, pencil shavings", text: "Halfway up the stairs", price: "ten minutes" },
        { name: "Smoke from one chimney", text: "Coat off", price: "an hour" },
        { name: "Wool and warm skin", text: "On the scarf", price: "next day" },
        { name: "Cedar, an empty drawer", text: "On the pillow", price: "two days" },
      ],
      picture: "fash-abstract-notes",
      note: "Contains limonene and linalool. Try it on the wrist and wait an afternoon.",
    },
    {
      block: "story-text",
      nav: "Story",
      tone: "night",
      heading: "How Wet Slate was made",
      opening:
        "Isla hung a white cloth out of the attic window on the wettest day of 2019 and took it to a chemist.",
      text: [
        "He said it smelt of moss, coal and a bus. We left out the bus. The rest took thirty trials; number four was the first that made the cat sit up.",
        "It is mixed in the attic four times a year, in a steel pan that once made jam, and rests for six weeks under the stairs. When a batch is gone there is none until the next.",
      ],
    },
    {
      block: "quotes-faces",
      wide: "fash-draw-scent",
      lead: "One nose from the house and one from the street. Neither was given a bottle for saying so.",
      tone: "night",
      nav: "Worn by",
      heading: "Who wears it",
      quotes: [
        {
          picture: "person-client-moira",
          words:
            "People ask which church I have been in. I tell them it is a bottle, and then they ask which bottle.",
          name: "Moira Sinclair",
          role: "has worn it since batch 12",
        },
        {
          picture: "person-brows-jun",
          words: "I wear one drop to work. It stays close, and clients fall asleep.",
          name: "Jun Takeda",
          role: "first floor",
        },
      ],
    },
    {
      block: "prices-single",
      lead: "Refills cost two thirds. Bring the bottle, or post it in the box it came in.",
      nav: "Bottle",
      tone: "brand",
      heading: "Size and price",
      price: "£68",
      unit: "for 50 ml, refilled for £44",
      includes: [
        "50 ml in a bottle with a ground stopper",
        "A 2 ml sample first, so that you can return the bottle unopened",
        "A card with the batch, the date and the weather",
        "Engraving of up to twelve letters, done while you wait",
        "A spray head or a dropper, as you like",
        "A card in the post, one week before the next batch is bottled",
      ],
      actions: [{ label: "Order from batch 31", href: "mailto:scent@maisonorrell.example" }],
      note: "Posted on Mondays, wrapped in pattern paper.",
    },
  ],
  footer: { block: "footer-slim", tone: "ink" },
};
