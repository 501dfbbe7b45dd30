import type { LayoutPages } from "../pages.ts";

/** For an employer or client: projects with her part in each, and what she can be hired for; then an enquiry. */
export default {
  second: {
    label: "Projects",
    sections: [
      {
        block: "hero-split",
        tone: "tint",
        keyword: "2016 to 2026",
        heading: "Ten projects, and my part in each",
        lead: "For people who hire: what the job was, what I did myself, and what I handed to others.",
        picture: "port-camera",
        actions: [
          { label: "List of projects", href: "#projects" },
          { label: "Ask about dates", href: "/contact" },
        ],
      },
      {
        block: "case-index",
        id: "projects",
        heading: "Projects",
        lead: "Contact sheets and references for each, on request.",
        labels: ["For", "My part", "Result", "Year"],
        works: [
          {
            name: "Tannock Salt",
            kind: "Light, camera, retouching",
            place: "Packaging, posters",
            year: "2026",
            href: "#hire",
          },
          {
            name: "Otter & Daughter",
            kind: "Light, camera",
            place: "Website",
            year: "2025",
            href: "#hire",
          },
          {
            name: "Museum of Fastenings",
            kind: "All pictures, sequence",
            place: "Book",
            year: "2025",
            href: "#hire",
          },
          {
            name: "Ferry Bread",
            kind: "Light, camera, styling",
            place: "Nine vans",
            year: "2024",
            href: "#hire",
          },
          {
            name: "Glasshouse Press",
            kind: "Covers, from sketch",
            place: "Nine covers",
            year: "2023",
            href: "#hire",
          },
          {
            name: "Calton School of Art",
            kind: "Teaching, every autumn",
            place: "Four-week course",
            year: "2022",
            href: "#hire",
          },
          {
            name: "Ropewalk Collection",
            kind: "Documentation",
            place: "Archive, 800 files",
            year: "2022",
            href: "#hire",
          },
          {
            name: "Garnock Files",
            kind: "Light, camera",
            place: "Trade catalogue",
            year: "2020",
            href: "#hire",
          },
          {
            name: "Portlane Toy Room",
            kind: "Documentation on site",
            place: "Insurance record",
            year: "2019",
            href: "#hire",
          },
          {
            name: "Maren Vos",
            kind: "First assistant",
            place: "Exhibition prints",
            year: "2016",
            href: "#hire",
          },
        ],
      },
      {
        block: "features-columns",
        id: "hire",
        tone: "sunken",
        heading: "What you can hire me for",
        lead: "By the day, by the project, or for one term. Prices plus VAT.",
        items: [
          {
            heading: "Still life",
            text: "Products and packaging, in my studio or yours, with my own kit and van.",
            note: "£580 a day",
          },
          {
            heading: "Documentation",
            text: "Collections in store: numbered, measured for colour and handled with gloves.",
            note: "From five days, £2,400",
          },
          {
            heading: "Teaching",
            text: "Still life with one window, for schools and for teams that photograph their own goods.",
            note: "£420 a day",
          },
          {
            heading: "Advice",
            text: "I set up a table, a light and a routine for your people, and come back after a month.",
            note: "£690, two visits",
          },
        ],
      },
      {
        block: "process-steps",
        heading: "From enquiry to first day",
        steps: [
          {
            heading: "You write",
            text: "Dates, place, objects or subject, and who decides.",
            note: "Today",
          },
          {
            heading: "We talk",
            text: "Half an hour by telephone. I ask about light, lifts and deadlines.",
            note: "Within two days",
          },
          {
            heading: "Offer",
            text: "One page with days, price and what I bring. It holds for a month.",
            note: "Within a week",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-type",
        keyword: "Enquiries",
        heading: "Available from 8 February",
        lead: "Telephone before nine or after six, when I am not at the table. Email is answered within one working day.",
        facts: ["English, German", "Own van", "Insured for £2 million"],
        actions: [
          { label: "{phone}", href: "tel:{phone}" },
          { label: "Email", href: "mailto:{email}" },
        ],
      },
      {
        block: "contact-form",
        id: "enquiry",
        heading: "An enquiry",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Organisation", autoComplete: "organization", optional: true },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "What is it about?",
            kind: "select",
            options: [
              "A commission",
              "Documentation",
              "Teaching",
              "A post or residency",
              "References",
            ],
          },
          { label: "Dates or deadline" },
          { label: "The job in three sentences", kind: "textarea" },
        ],
        send: "Send",
      },
      {
        block: "hours-location",
        wide: "port-abstract-jars",
        tone: "sunken",
        heading: "Studio and post",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["Telephone", "{phone}"],
          ["Email", "{email}"],
          ["Access", "Ground floor, no steps, one parking space"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
