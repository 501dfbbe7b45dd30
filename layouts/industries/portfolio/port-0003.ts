import type { Layout } from "../../model.ts";

export const port3: Layout = {
  caption: "A curriculum vitae that can be read on a train",
  theme: {
    brand: "#2456d6",
    paper: { hue: 250, chroma: 0.006, kind: "paper" },
    type: { headline: "instrument-sans", body: "instrument-sans", accent: "jetbrains-mono" },
    headline: { weight: 600, tracking: -0.04, leading: 1, scale: "loud" },
    width: "normal",
    density: "normal",
    rule: "dashed",
  },
  nav: { block: "nav-bar", action: { label: "Reach me", href: "#reach" } },
  sections: [
    {
      block: "hero-portrait",
      tone: "tint",
      keyword: "Curriculum vitae",
      heading: "Noor Halloran, since 2012",
      lead: "Twelve years behind a camera, four of them beside somebody better.",
      aside: "Lives in Leith, drives her own van, holds a clean licence and most doors.",
      picture: "port-camera",
      actions: [{ label: "Posts and papers", href: "#posts" }],
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
      picture: { id: "port-wall", zoom: 1.2, at: [40, 60] },
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
