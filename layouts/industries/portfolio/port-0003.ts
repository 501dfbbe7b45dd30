import type { Layout } from "../../model.ts";

export const port3: Layout = {
  caption: "A curriculum vitae that can be read on a train",
  theme: {
    brand: "#2456d6",
    paper: { hue: 250, chroma: 0.006, kind: "paper" },
    type: { headline: "instrument-sans", body: "instrument-sans", accent: "jetbrains-mono" },
    headline: { weight: 600, tracking: -0.03, leading: 1.05, scale: "quiet" },
    width: "narrow",
    density: "dense",
    rule: "dashed",
  },
  nav: { block: "nav-rail" },
  sections: [
    {
      block: "hero-index",
      keyword: "Curriculum vitae",
      heading: "Noor Halloran",
      lead: "Twelve years behind a camera, four of them beside somebody better.",
      entries: [
        { label: "Posts", note: "2012 until now", href: "#posts" },
        { label: "Papers", note: "Degrees, prizes, first aid", href: "#papers" },
        { label: "Kit", note: "What is in the van", href: "#kit" },
        { label: "Reach me", note: "Telephone before nine", href: "#reach" },
      ],
    },
    {
      block: "timeline-years",
      nav: "Posts",
      heading: "Posts",
      events: [
        {
          year: "2018",
          heading: "Own studio, Leith",
          text: "Two windows to the north, one assistant on Thursdays.",
        },
        {
          year: "2014",
          heading: "Assistant to Maren Vos",
          text: "Carried stands for four years and learnt to wait.",
        },
        {
          year: "2012",
          heading: "Darkroom, Lothian Print Works",
          text: "Black and white only, gloves always.",
        },
      ],
    },
    {
      block: "credentials-list",
      nav: "Papers",
      heading: "Papers",
      items: [
        { name: "BA Photography, first class", by: "Calton School of Art", year: "2012" },
        { name: "Still Life of the Year, shortlist", by: "Northern Prints", year: "2023" },
        {
          name: "First aid at work",
          by: "Harbour Medics",
          year: "2026",
          text: "Used twice, both times on assistants",
        },
      ],
    },
    {
      block: "spec-sheet",
      nav: "Kit",
      tone: "sunken",
      heading: "What is in the van",
      picture: "port-camera",
      groups: [
        {
          heading: "Cameras",
          lines: [
            ["Medium format", "100 MP, three lenses"],
            ["View camera", "5 × 4 in, film"],
          ],
        },
        {
          heading: "Light",
          lines: [
            ["Flash", "Four heads"],
            ["Reflectors", "Card, mostly"],
          ],
        },
      ],
    },
    {
      block: "contact-ways",
      nav: "Reach",
      heading: "Reach me",
      ways: [
        {
          heading: "Telephone",
          text: "Before nine or after six; in between I have my hands full.",
          action: { label: "07700 900274", href: "tel:07700900274" },
        },
        {
          heading: "Letter",
          text: "The postman knows the yard.",
          action: { label: "Write an email instead", href: "mailto:noor@noorhalloran.example" },
        },
      ],
    },
  ],
  footer: { block: "footer-slim" },
};
