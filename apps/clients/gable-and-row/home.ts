import type { ClientPage } from "../model.ts";

export const home: ClientPage = {
  path: "/",
  label: "For sale",
  title: "Gable & Row, estate agents for terraced houses",
  description: "Terraced houses for sale in Manchester, from the agents who sell nothing else.",
  sections: [
    {
      block: "hero-split",
      keyword: "Estate agents, Manchester",
      heading: "Terraces. Nothing else.",
      lead: "Two up, two down, or four storeys with a coal hole: if it shares its walls with the neighbours, we know what it is worth.",
      picture: "real-street",
      actions: [
        { label: "Houses for sale", href: "#houses" },
        { label: "Sell yours", href: "/selling" },
      ],
    },
    {
      block: "listing-properties",
      id: "houses",
      heading: "On the market",
      lead: "Seen by one of us, measured by one of us, described without the word charming.",
      properties: [
        {
          name: "41 Loom Street",
          place: "End of terrace, yard, needs a kitchen",
          price: "£248,000",
          picture: {
            id: "real-street",
            at: [25, 60],
            zoom: 1.8,
            alt: "Two painted houses of a row and a round tree.",
          },
          facts: [
            ["Bedrooms", "2"],
            ["Floor area", "74 m²"],
            ["Energy", "D"],
          ],
          href: "/contact",
          status: "New",
        },
        {
          name: "8 Carding Row",
          place: "Mid terrace, loft done, south yard",
          price: "£315,000",
          picture: { id: "inte-lounge", at: [45, 55] },
          facts: [
            ["Bedrooms", "3"],
            ["Floor area", "92 m²"],
            ["Energy", "C"],
          ],
          href: "/contact",
        },
        {
          name: "17 Chapel Bank",
          place: "Four storeys, cellar, bay window",
          price: "£489,000",
          picture: { id: "inte-shelf", at: [50, 45] },
          facts: [
            ["Bedrooms", "5"],
            ["Floor area", "164 m²"],
            ["Energy", "E"],
          ],
          href: "/contact",
          status: "Under offer",
        },
      ],
    },
    {
      block: "features-picture",
      tone: "sunken",
      heading: "Four things other agents miss",
      picture: "real-plan",
      items: [
        {
          heading: "The party wall",
          text: "One brick or two, and what comes through it. We sit in the front room at six in the evening.",
        },
        { heading: "The back lane", text: "Whose is it, who has a gate, where do the bins go." },
        {
          heading: "The cellar",
          text: "Dry, damp or hopeful. We bring the meter and write down what it says.",
        },
        {
          heading: "The row",
          text: "We know the prices of the last three sales in the row, and the reasons.",
        },
      ],
    },
    {
      block: "call-band",
      heading: "What is yours worth?",
      actions: [{ label: "Ask us, it is free", href: "/contact" }],
    },
  ],
};
