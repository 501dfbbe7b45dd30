import type { Layout } from "../../model.ts";

export const real1: Layout = {
  caption: "Listings line by line, figures first",
  nav: { block: "nav-bar", action: { label: "Value my house", href: "#value" } },
  sections: [
    {
      block: "hero-panel",
      keyword: "Fourteen for sale this week",
      heading: "Every house with its plan, its area and its faults",
      lead: "We measure before we advertise, and we say what needs doing.",
      picture: "real-street",
      facts: [
        ["For sale", "14"],
        ["To let", "9"],
        ["Sold in 2026", "61"],
      ],
      actions: [{ label: "See them", href: "#sale" }],
    },
    {
      block: "listing-properties",
      nav: "For sale",
      id: "sale",
      heading: "For sale",
      properties: [
        {
          name: "9 Providence Steps",
          place: "Heptonbridge",
          price: "£248,000",
          picture: { id: "real-street", zoom: 1.7, at: [35, 55] },
          facts: [
            ["Bedrooms", "3"],
            ["Area", "94 m²"],
            ["Built", "1871"],
            ["Energy", "D"],
          ],
          href: "#value",
          status: "New",
        },
        {
          name: "The Dye House, flat 4",
          place: "Mill Lane",
          price: "£165,000",
          picture: "real-plan",
          facts: [
            ["Bedrooms", "2"],
            ["Area", "71 m²"],
            ["Lease", "964 years"],
            ["Energy", "B"],
          ],
          href: "#value",
        },
        {
          name: "Cragg End",
          place: "Above the wood",
          price: "£395,000",
          picture: { id: "real-street", zoom: 1.8, at: [75, 50] },
          facts: [
            ["Bedrooms", "4"],
            ["Area", "158 m²"],
            ["Garden", "0.4 ha"],
            ["Energy", "E"],
          ],
          href: "#value",
          status: "Offer accepted",
        },
      ],
    },
    {
      block: "story-band",
      keyword: "Why we draw",
      heading: "A plan does not flatter",
      picture: { id: "real-plan", at: [50, 55] },
      text: "Joyce measures each room to the centimetre before a camera comes out of its bag. You see where the bed goes, which wall is thin, and that the fourth bedroom is a cupboard.",
    },
    {
      block: "process-steps",
      nav: "Selling",
      tone: "tint",
      heading: "Selling with us",
      steps: [
        { heading: "Measure", text: "Laser, tape and a torch for the loft.", note: "Day 1" },
        { heading: "Write", text: "A page you could read out to your neighbours.", note: "Day 3" },
        {
          heading: "Show",
          text: "Saturday mornings, fifteen minutes each, never two at once.",
          note: "Week 2",
        },
        { heading: "Agree", text: "We ring you before we ring them.", note: "When it is right" },
      ],
    },
    {
      block: "booking-form",
      nav: "Value",
      tone: "ink",
      heading: "What is it worth?",
      fields: [
        { label: "Postcode", autoComplete: "postal-code" },
        { label: "Name", autoComplete: "name" },
        { label: "Telephone", kind: "tel", autoComplete: "tel" },
      ],
      send: "Ask for a visit",
      note: "A figure with reasons, on paper, within three days. It costs nothing.",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Office", linksLabel: "On this page" },
};
