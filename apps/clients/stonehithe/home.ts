import type { ClientPage } from "../model.ts";

export const home: ClientPage = {
  path: "/",
  label: "The place",
  title: "Stonehithe — sixteen houses & a harbour’s edge",
  description:
    "Sixteen stone houses round a restored harbour: plans, prices and what is still free, from two rooms to six.",
  sections: [
    {
      block: "hero-full",
      keyword: "Sixteen houses, 2025 to 2028",
      heading: "Built once, for two hundred years",
      lead: "A harbour that had silted up, a quarry half a mile away, and sixteen houses between them.",
      picture: "arch-arcade",
      actions: [{ label: "See the houses", href: "/houses" }],
      aside: "Seven are taken, nine are free",
    },
    {
      block: "story-split",
      keyword: "Why here",
      heading: "The stone had been waiting",
      picture: { id: "arch-stairs", at: [50, 55] },
      caption: "The harbour steps, relaid in 2025",
      text: [
        "Fishing stopped in the fifties and the harbour filled with sand. A wall of pale stone remained, as good as on the day it was laid.",
        "We dug out the basin, opened the quarry for one last cut and drew houses that use the stone as the wall did: thick, dry-eyed, with the windows where the view is.",
      ],
      actions: [{ label: "Come and see", href: "/contact" }],
    },
    {
      block: "spec-sheet",
      tone: "raised",
      heading: "How they are built",
      groups: [
        {
          heading: "Walls and roof",
          lines: [
            ["Outer wall", "stone, 450 mm"],
            ["Insulation", "wood fibre, 160 mm"],
            ["Roof", "slate, second life"],
            ["Windows", "oak, triple glazed"],
          ],
        },
        {
          heading: "Running costs",
          lines: [
            ["Heating", "ground source, shared"],
            ["Warmth needed", "18 kWh/m² a year"],
            ["Harbour fee", "£420 a year"],
          ],
        },
      ],
      note: "Stonehithe is invented; so are its walls.",
    },
    {
      block: "call-line",
      heading: "The show house is open from Friday to Sunday",
      action: { label: "01632 960539", href: "tel:01632960539" },
    },
  ],
};
