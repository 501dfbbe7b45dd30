import type { ClientPage } from "../model.ts";

export const home: ClientPage = {
  path: "/",
  label: "The works",
  title: "Northlight Lofts, under a saw-tooth roof",
  description:
    "Lofts to rent in a printing works of 1931, with north light, thick floors and room to work where you live.",
  sections: [
    {
      block: "hero-type",
      tone: "brand",
      heading: "Live under the saw-tooth roof",
      lead: "Forty-two lofts to rent in a printing works of 1931. The roof was built for typesetters, who needed light without sun.",
      facts: ["42 lofts", "38 to 96 m²", "Let since 2024"],
      actions: [{ label: "See what is free", href: "/lofts" }],
    },
    {
      block: "gallery-mosaic",
      keyword: "The building",
      heading: "Concrete, glass, and a floor that carried presses",
      pictures: [
        { id: "indu-works", at: [45, 50] },
        { id: "inte-lounge", at: [45, 60] },
        { id: "artd-canvas", at: [50, 50] },
        { id: "arch-model", at: [50, 50], zoom: 1.3 },
        { id: "real-plan", at: [50, 50] },
      ],
    },
    {
      block: "spec-sheet",
      tone: "night",
      keyword: "What you rent",
      heading: "The same in every loft",
      groups: [
        {
          heading: "Room",
          lines: [
            ["Ceiling", "4.2 m at the ridge"],
            ["Glass", "faces north, always"],
            ["Floor carries", "1,000 kg/m²"],
            ["Goods lift", "2 × 3 m, to the yard"],
          ],
        },
        {
          heading: "Services",
          lines: [
            ["Power", "three-phase in half of them"],
            ["Heat", "district, metered"],
            ["Noise until", "22:00"],
            ["Network", "fibre to the loft"],
          ],
        },
      ],
    },
    {
      block: "call-line",
      tone: "plain",
      heading: "The letting desk is one person called Morag",
      action: { label: "0141 496 0519", href: "tel:01414960519" },
    },
  ],
};
