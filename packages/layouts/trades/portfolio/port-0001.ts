import type { Layout } from "../../schema/model.ts";

/** For an art director: the work, one job told, how to write. */
export const port1: Layout = {
  caption: "A register: selected work in a table, one job told, a line to write",
  theme: { picture: { shape: "plain", filter: "none", ratio: "landscape" } },
  nav: { block: "nav-plain", aside: "Free from 8 February" },
  sections: [
    {
      block: "hero-index",
      heading: "Still-life photography, {town}",
      lead: "I photograph objects until they look like themselves, for shops, museums and makers.",
      picture: "port-salt-jars",
      entries: [
        {
          label: "Salt in white jars",
          note: "Packaging, Tannock Salt, 2026",
          href: "#salt",
        },
        { label: "412 buttons", note: "Museum of Fastenings, 2025", href: "#work" },
        { label: "Loaves, side on", note: "Ferry Bread, vans, 2024", href: "#work" },
        {
          label: "Book covers",
          note: "Glasshouse Press, 2023",
          href: "#work",
          ground: "port-draw-book",
        },
        {
          label: "The studio",
          note: "Two windows in {district}, since 2018",
          href: "#contact",
        },
      ],
    },
    {
      block: "case-index",
      lead: "Five of about ninety. Ask for the rest by trade.",
      nav: "Work",
      heading: "Selected work",
      labels: ["For", "What", "Where used", "Year"],
      works: [
        {
          name: "Tannock Salt",
          kind: "Packaging, eleven jars",
          place: "Shop and posters",
          year: "2026",
          href: "#salt",
        },
        {
          name: "Museum of Fastenings",
          kind: "412 buttons",
          place: "Catalogue",
          year: "2025",
          href: "#contact",
        },
        {
          name: "Otter & Daughter",
          kind: "Hand planes",
          place: "Website",
          year: "2025",
          href: "#contact",
        },
        {
          name: "Ferry Bread",
          kind: "Loaves, side on",
          place: "Vans",
          year: "2024",
          href: "#contact",
        },
        {
          name: "Glasshouse Press",
          kind: "Book covers",
          place: "Print",
          year: "2023",
          href: "#contact",
        },
      ],
    },
    {
      block: "case-study",
      lead: "How to light white on white, and why it took three days.",
      id: "salt",
      keyword: "Tannock Salt",
      heading: "Tannock Salt: eleven white jars",
      picture: "port-abstract-jars",
      facts: [
        ["Days", "Three"],
        ["Frames", "64"],
        ["Kept", "11"],
        ["Light", "One window, two sheets"],
      ],
      parts: [
        {
          heading: "Wanted",
          text: "White salt in white jars on white, and each jar had to be told from its sister.",
        },
        {
          heading: "Done",
          text: "A north window and a black card moved by a centimetre between frames, so that each grain has an edge.",
        },
        {
          heading: "Used",
          text: "On the jars, on eleven posters in the Glasgow subway, and on the wall of the works canteen.",
        },
        {
          heading: "Paid",
          text: "Three days at £580, two assistants, and a jar of each to keep. The invoice had four lines.",
        },
      ],
    },
    {
      block: "quotes-faces",
      room: "open",
      scale: "poster",
      lead: "Two who came back, with larger boxes.",
      nav: "Clients",
      tone: "sunken",
      heading: "Clients",
      quotes: [
        {
          words:
            "She turned the jar by a hair and it stopped being a jar of salt and became ours. Sales of the smoked one doubled, but that may be the salt.",
          name: "Ewan Tannock",
          role: "Tannock Salt",
        },
        {
          words:
            "Four hundred and twelve buttons in thirty-one days, each at its true size, and she never once sighed.",
          name: "Dr Ilse Brandt",
          role: "Museum of Fastenings",
        },
      ],
    },
    {
      block: "call-picture",
      nav: "Contact",
      id: "contact",
      heading: "Send me the thing",
      lead: "Or a picture of it, and the day you need it by.",
      picture: "port-bindery-yard",
      actions: [
        { label: "{email}", href: "mailto:{email}" },
        { label: "{phone}", href: "tel:{phone}" },
      ],
    },
  ],
  footer: { block: "footer-slim" },
};
