import type { Layout } from "../../model.ts";

export const medi5: Layout = {
  caption: "Travel clinic: a panel, a price list, night blue",
  theme: {
    brand: "#1e3a5f",
    paper: { hue: 240, chroma: 0.01, kind: "paper" },
    type: { headline: "bricolage-grotesque", body: "figtree" },
    headline: { weight: 700, tracking: -0.04, leading: 0.98, scale: "loud" },
    picture: { shape: "plain", filter: "crisp", ratio: "panorama" },
    keyword: "caps",
    rule: "dashed",
    width: "wide",
  },
  nav: { block: "nav-plain", aside: "Yellow fever on Wednesdays only" },
  sections: [
    {
      block: "hero-panel",
      keyword: "Travel clinic",
      heading: "Eight weeks before you fly",
      lead: "One visit for the plan, one or two for the jabs, a card for the passport.",
      picture: "medi-bench",
      facts: [
        ["First visit", "30 min"],
        ["Costs", "£25"],
        ["Nurse", "Orla Quinn"],
      ],
      actions: [{ label: "Book the first visit", href: "#visit" }],
    },
    {
      block: "fixtures-table",
      nav: "Regions",
      heading: "What most people need",
      labels: ["Going to", "Usually", "Sometimes", "Start"],
      fixtures: [
        {
          date: "East Africa",
          title: "Hepatitis A, typhoid",
          place: "Yellow fever, rabies",
          result: "8 weeks",
        },
        {
          date: "South-east Asia",
          title: "Hepatitis A, typhoid",
          place: "Japanese encephalitis",
          result: "6 weeks",
        },
        {
          date: "The Andes",
          title: "Hepatitis A",
          place: "Yellow fever, altitude tablets",
          result: "6 weeks",
        },
        {
          date: "Alps in summer",
          title: "Nothing",
          place: "Tick-borne encephalitis",
          result: "4 weeks",
        },
      ],
      note: "A rough guide. Your own list depends on where you sleep and what you touch.",
    },
    {
      block: "treatments-menu",
      nav: "Prices",
      tone: "tint",
      heading: "Prices, jab by jab",
      groups: [
        {
          heading: "Common",
          treatments: [
            { name: "Hepatitis A", text: "One now, one in a year", time: "10 min", price: "£58" },
            { name: "Typhoid", text: "Lasts three years", time: "10 min", price: "£36" },
          ],
        },
        {
          heading: "Less common",
          treatments: [
            { name: "Yellow fever", text: "With the certificate", time: "20 min", price: "£78" },
            { name: "Rabies", text: "Three visits", time: "10 min each", price: "£64 each" },
          ],
        },
      ],
    },
    {
      block: "credentials-list",
      nav: "Trust",
      heading: "Registered for",
      items: [
        { name: "Yellow fever centre", by: "National register", year: "2025" },
        {
          name: "Travel health diploma",
          by: "Nurse Quinn",
          year: "2019",
          text: "Renewed every fifth year",
        },
      ],
    },
    {
      block: "booking-form",
      nav: "Visit",
      tone: "night",
      heading: "Book the first visit",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Where to" },
        { label: "Leaving on", kind: "date" },
      ],
      send: "Ask for a time",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Clinic", linksLabel: "On this page" },
};
