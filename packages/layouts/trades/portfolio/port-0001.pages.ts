import type { LayoutPages } from "../pages.ts";

/** For an art director: the archive by trade, with two pieces seen large; then a brief. */
export default {
  second: {
    label: "Archive",
    sections: [
      {
        block: "hero-split",
        keyword: "2014 to 2026",
        heading: "The archive, sorted by trade",
        lead: "Twenty of about ninety jobs. If yours is close to one of them, ask for the contact sheets: the frames I threw away say more.",
        picture: "port-camera",
        actions: [
          { label: "Jobs by trade", href: "#jobs" },
          { label: "Send a brief", href: "/contact" },
        ],
      },
      {
        block: "spec-sheet",
        id: "jobs",
        heading: "Jobs by trade",
        lead: "Client first, then the objects and the year.",
        groups: [
          {
            heading: "Packaging",
            lines: [
              ["Tannock Salt", "Eleven white jars, 2026"],
              ["Skerry Soap", "Bars and wrappers, 2024"],
              ["Quill & Blotter", "Ink bottles, 2021"],
              ["Pentland Matches", "Forty box lids, 2017"],
            ],
          },
          {
            heading: "Museums",
            lines: [
              ["Museum of Fastenings", "412 buttons, 2025"],
              ["Ropewalk Collection", "Knots and shackles, 2022"],
              ["Portlane Toy Room", "Tin trams, 2019"],
            ],
          },
          {
            heading: "Tools",
            lines: [
              ["Otter & Daughter", "Hand planes, 2025"],
              ["Garnock Files", "Sixty files and rasps, 2020"],
              ["Blackford Shears", "Shears, open and shut, 2018"],
            ],
          },
          {
            heading: "Food",
            lines: [
              ["Ferry Bread", "Loaves, side on, 2024"],
              ["Cramond Oats", "Oatcakes in stacks, 2023"],
              ["Low Light Coffee", "Tins and beans, 2020"],
              ["The Egg Round", "One dozen, all different, 2016"],
            ],
          },
          {
            heading: "Ceramics",
            lines: [
              ["Fisherrow Pottery", "Jugs, autumn range, 2023"],
              ["Kiln Nineteen", "Cups and saucers, 2021"],
              ["Ailsa Tiles", "A wall of 144 tiles, 2015"],
            ],
          },
          {
            heading: "Books",
            lines: [
              ["Glasshouse Press", "Nine covers, 2023"],
              ["Lantern Editions", "A book of spoons, 2019"],
              ["Glasshouse Press", "Three covers, 2014"],
            ],
          },
        ],
      },
      {
        block: "gallery-stagger",
        tone: "sunken",
        heading: "Two of them, larger",
        items: [
          {
            picture: "port-buttons",
            heading: "Thirty of 412",
            text: "Museum of Fastenings. Window light, five rows, each button at its true distance from the next.",
          },
          {
            picture: "port-cup-one-window",
            heading: "The test cup",
            text: "Every job begins with this cup, one window and one black card. It shows me the light of the day.",
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
        keyword: "Next free from 8 February",
        heading: "Send the brief, or the object",
        lead: "I answer within a day with three things: whether I can, when I can, and what it costs.",
        actions: [
          { label: "Write a brief", href: "#brief" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "brief",
        heading: "The brief",
        fields: [
          { label: "Name and company", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "What are the objects, and how many?" },
          {
            label: "Where will the pictures be used?",
            kind: "select",
            options: [
              "Packaging",
              "Website",
              "Posters or vans",
              "Book or catalogue",
              "Not decided yet",
            ],
          },
          { label: "Needed by", kind: "date" },
          { label: "What must the picture do?", kind: "textarea" },
        ],
        send: "Send",
      },
      {
        block: "hours-location",
        tone: "sunken",
        heading: "The studio",
        lead: "One day costs £580 plus VAT, here or at your place.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["Parcels", "To this address, any weekday; each is signed for"],
          ["By van", "Back into the yard; the door is 2.1 m wide"],
          ["Email", "{email}"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
