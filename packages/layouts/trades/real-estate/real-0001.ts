import type { Layout } from "../../schema/model.ts";

/** For buyers and sellers: what is for sale, how selling goes, a valuation. */
export const real1: Layout = {
  caption: "A catalogue: houses for sale with figures, how selling goes",
  nav: { block: "nav-bar", action: { label: "Value my house", href: "#value" } },
  sections: [
    {
      block: "hero-panel",
      tone: "tint",
      keyword: "Estate agents in {town}",
      heading: "Houses and flats in the Calder valley",
      lead: "Fourteen for sale this week, each with a measured plan, the true area and a list of what needs doing.",
      picture: "real-abstract-valley",
      facts: [
        ["For sale", "14"],
        ["To let", "9"],
        ["Sold in 2026", "61"],
      ],
      actions: [{ label: "See them", href: "#sale" }],
    },
    {
      block: "listing-properties",
      lead: "Three of fourteen, newest first. Plans at the office, or by post today.",
      nav: "For sale",
      id: "sale",
      heading: "For sale",
      properties: [
        {
          name: "9 Providence Steps",
          place: "{town}",
          price: "£248,000",
          picture: "real-providence-steps",
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
          name: "14 Bridge Street",
          place: "Red door, beside the baker",
          price: "£148,000",
          picture: {
            id: "real-over-the-bakery",
            at: [100, 60],
            zoom: 1.6,
            alt: "Pale green terraced house with a red door beside a bakery with a striped awning.",
          },
          facts: [
            ["Bedrooms", "2"],
            ["Area", "64 m²"],
            ["Built", "1884"],
            ["Energy", "C"],
          ],
          href: "#value",
        },
        {
          name: "The Dye House, flat 4",
          place: "Mill Lane",
          price: "£165,000",
          picture: "real-dye-house",
          facts: [
            ["Bedrooms", "2"],
            ["Area", "71 m²"],
            ["Lease", "964 years"],
            ["Energy", "B"],
          ],
          href: "#value",
        },
      ],
    },
    {
      block: "process-steps",
      scale: "poster",
      lead: "Eleven weeks from tape measure to keys is usual.",
      nav: "Selling",
      tone: "tint",
      heading: "Selling with us, step by step",
      steps: [
        {
          heading: "Measure",
          text: "Laser, tape and a torch for the loft. You get the plan, whatever you decide.",
          note: "Day 1",
        },
        {
          heading: "Write",
          text: "A page you could read out to your neighbours, with the faults on it.",
          note: "Day 3",
        },
        {
          heading: "Show",
          text: "Saturday mornings, fifteen minutes each, never two at once. You hear the same day what they said.",
          note: "Week 2",
        },
        {
          heading: "Agree",
          text: "We call you before we call them, and put the offer in writing.",
          note: "When it is right",
        },
        {
          heading: "Complete",
          text: "We check the meter, hand over the keys and show them the stopcock.",
          note: "Week 11",
        },
      ],
    },
    {
      block: "team-portraits",
      wide: "real-street",
      lead: "One agent and two clients. Ask any of them how it went; the clients agreed to be asked.",
      nav: "Agents",
      heading: "Ask Amir, or ask his clients",
      people: [
        {
          name: "Amir Dunn",
          role: "Partner, sales and lettings",
          text: "Amir surveyed mines before he surveyed lofts, and still taps every wall. He shows houses in person, evenings too, and sends you his notes, damp and draughts included.",
        },
        {
          name: "Doreen Sutcliffe",
          role: "Sold her mother's house in May",
          text: "“They told me not to sell until the garden was out. They were right by eleven thousand.”",
        },
        {
          name: "Theo and Mai",
          role: "Bought in August",
          text: "“The page said the stairs were steep. We bought it because it hid so little.”",
        },
      ],
    },
    {
      block: "booking-form",
      nav: "Value",
      tone: "ink",
      heading: "What is your house worth?",
      fields: [
        { label: "Postcode", autoComplete: "postal-code" },
        { label: "Name", autoComplete: "name" },
        { label: "Telephone", kind: "tel", autoComplete: "tel" },
      ],
      send: "Request a visit",
      note: "The visit takes forty minutes and is free, whether you sell or not.",
      lead: "A figure with reasons, on paper, within three days.",
    },
  ],
  footer: {
    block: "footer-letter",
    heading: "New houses before they are online",
    text: "An email when a house has been measured, two days before it is advertised. Reply to tell us what you are looking for.",
    label: "Your email address",
    send: "Tell me first",
    promise: "No emails without a house in them.",
  },
};
