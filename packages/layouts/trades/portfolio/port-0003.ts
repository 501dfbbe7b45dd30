import type { Layout } from "../../schema/model.ts";

/** For people who hire: posts, papers, kit, how to reach her. */
export const port3: Layout = {
  caption: "A curriculum vitae: posts, papers, kit, how to reach her",
  theme: {
    brand: "#2456d6",
    paper: { hue: 250, chroma: 0.006, kind: "paper" },
    type: { headline: "instrument-sans", body: "instrument-sans", accent: "jetbrains-mono" },
    headline: { weight: 600, tracking: -0.04, leading: 1, scale: "loud" },
    width: "wide",
    density: "normal",
    rule: "dashed",
    picture: { shape: "plain", filter: "none", ratio: "landscape" },
  },
  nav: { block: "nav-bar", action: { label: "Reach me", href: "#reach" } },
  sections: [
    {
      block: "hero-panel",
      tone: "tint",
      keyword: "Curriculum vitae",
      heading: "{name}, still life",
      lead: "Twelve years of still life and documentation, own studio since 2018.",
      picture: "port-studio",
      facts: [
        ["Based in", "{district}"],
        ["Drives", "Her own van"],
        ["Insured for", "£2 million"],
        ["Speaks", "German too"],
      ],
      actions: [{ label: "Posts and papers", href: "#posts" }],
    },
    {
      block: "timeline-years",
      scale: "poster",
      lead: "From a Saturday job at a camera counter to a studio, latest first.",
      nav: "Posts",
      heading: "Experience",
      events: [
        {
          year: "2025",
          heading: "Book: 412 buttons",
          text: "Museum of Fastenings. All pictures, sequence and colour, at true size.",
        },
        {
          year: "2018",
          heading: "Own studio, {district}",
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
        {
          year: "2009",
          heading: "Saturday shop, camera counter",
          text: "Cleaned lenses, sold film, read every manual that came in.",
        },
      ],
    },
    {
      block: "credentials-list",
      wide: "port-abstract-jars",
      lead: "Certificates are scanned and sent on request.",
      nav: "Papers",
      heading: "Education and awards",
      items: [
        { name: "BA Photography, first class", by: "Calton School of Art", year: "2012" },
        { name: "Still Life of the Year, shortlist", by: "Northern Prints", year: "2023" },
        {
          name: "First aid at work",
          by: "Harbour Medics",
          year: "2026",
          text: "Used twice, both times on assistants",
        },
        {
          name: "Drone licence, A2",
          by: "Aviation office",
          year: "2024",
          text: "For roofs, twice",
        },
        {
          name: "Guest teacher, still life",
          by: "Calton School of Art",
          year: "2022",
          text: "Every autumn",
        },
      ],
    },
    {
      block: "spec-sheet",
      lead: "Owned, insured and in the van. Anything else is hired at cost.",
      nav: "Kit",
      tone: "sunken",
      heading: "Equipment",
      picture: "port-camera",
      groups: [
        {
          heading: "Cameras",
          lines: [
            ["Medium format", "100 MP, three lenses"],
            ["View camera", "5 × 4 in, film"],
            ["Macro", "1:1, two lenses"],
          ],
        },
        {
          heading: "Light",
          lines: [
            ["Flash", "Four heads"],
            ["Reflectors", "Card, mostly"],
            ["Tables", "One 2 m, one lit from below"],
          ],
        },
        {
          heading: "After",
          lines: [
            ["Colour", "Measured, two screens"],
            ["Files", "TIFF, JPEG, named as you like"],
            ["Kept", "Ten years, two places"],
          ],
        },
      ],
    },
    {
      block: "quotes-wall",
      nav: "References",
      id: "reach",
      heading: "References and contact",
      lead: "{unbroken phone} before nine or after six, or {email}.",
      quotes: [
        {
          words:
            "Careful with objects, quick with people. I would give her the keys to the store, and did.",
          name: "Dr Ilse Brandt",
          role: "Museum of Fastenings",
        },
        {
          words: "On time, on budget, on her knees for the right angle.",
          name: "Ewan Tannock",
          role: "Tannock Salt",
        },
      ],
    },
  ],
  footer: { block: "footer-slim" },
};
