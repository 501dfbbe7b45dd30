import type { Layout } from "../../schema/model.ts";

/** For a traveller with a flight: which jabs, what they cost, by when. */
export const medi5: Layout = {
  caption: "A clinic: travel jabs by region, prices, a first visit",
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
      block: "hero-product",
      keyword: "Travel clinic",
      heading: "Travel vaccinations and advice",
      lead: "One visit for the plan, one or two for the jabs, a card for the passport. Start eight weeks before you fly.",
      pictures: ["medi-draw-travel", "medi-draw-diary"],
      price: "£25",
      unit: "first visit, half an hour",
      versionsLabel: "Clinics",
      versions: ["Monday", "Wednesday", "Friday"],
      actions: [
        { label: "Book the first visit", href: "#visit" },
        { label: "Prices", href: "#prices" },
      ],
      facts: [
        ["With", "Orla Quinn, travel nurse"],
        ["Bring", "Your route and old vaccination cards"],
        ["You leave with", "A plan, dates and a price"],
        ["Yellow fever", "Wednesdays, certificate the same day"],
      ],
      note: "The £25 is taken off the first jab.",
    },
    {
      block: "fixtures-table",
      scale: "poster",
      lead: "For a fortnight in hotels. Longer or rougher trips need more.",
      nav: "Regions",
      heading: "What most travellers need",
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
          title: "Tetanus, if due",
          place: "Tick-borne encephalitis",
          result: "4 weeks",
        },
        {
          date: "West Africa",
          title: "Yellow fever, hepatitis A",
          place: "Meningitis, malaria tablets",
          result: "8 weeks",
        },
        {
          date: "India, Nepal",
          title: "Hepatitis A, typhoid",
          place: "Rabies, cholera drink",
          result: "6 weeks",
        },
      ],
      note: "A rough guide. Your own list depends on where you sleep and what you touch.",
    },
    {
      block: "treatments-menu",
      nav: "Prices",
      tone: "tint",
      heading: "Prices per vaccine",
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
            {
              name: "Japanese encephalitis",
              text: "Two visits, four weeks apart",
              time: "10 min each",
              price: "£92 each",
            },
            {
              name: "Malaria tablets",
              text: "Advice, and the prescription",
              time: "20 min",
              price: "£25",
            },
          ],
        },
      ],
      picture: "medi-draw-sample",
    },
    {
      block: "team-portraits",
      wide: "medi-draw-pharmacy",
      lead: "A nurse and a doctor, both used to nervous travellers.",
      nav: "Who",
      heading: "Who gives you the jab",
      people: [
        {
          name: "Orla Quinn",
          role: "Travel nurse, diploma 2019",
          text: "Orla has worked in Malawi and in Muirhouse. She plans around your route, your age and your health.",
        },
        {
          name: "Dr Fiona Maclaren",
          role: "Doctor for children and pregnancy",
          text: "Dr Maclaren sees families before long trips, and tells you if a trip should wait.",
        },
      ],
    },
    {
      block: "booking-form",
      wide: "medi-abstract-stamps",
      nav: "Visit",
      tone: "night",
      heading: "Book the first visit",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Where to" },
        { label: "Leaving on", kind: "date" },
      ],
      send: "Request a time",
      lead: "£25, half an hour. Bring old vaccination cards.",
    },
  ],
  footer: {
    block: "footer-social",
    closing: "Back with a fever? Call first and say where you were.",
    places: [
      { icon: "phone", label: "{phone}", href: "tel:{phone}" },
      { icon: "calendar", label: "Clinic days", href: "#visit" },
      { icon: "shield", label: "Yellow fever centre", href: "#prices" },
    ],
    legal: [
      "{street name} travel clinic, invented",
      "Advice on this page is an example, not medicine",
    ],
  },
};
