import type { ClientPage } from "../model.ts";

export const houses: ClientPage = {
  path: "/houses",
  label: "The houses",
  title: "Houses, plans and prices · Stonehithe",
  description:
    "Boathouse, Terrace and Captain's: three kinds of house at Stonehithe with floor areas, prices and what is still free.",
  sections: [
    {
      block: "hero-type",
      tone: "brand",
      heading: "Three kinds of house",
      lead: "All face the water, none stands in another's light. Prices are fixed and include everything that is screwed to the wall.",
      facts: ["Boathouse from £265,000", "Terrace from £390,000", "Captain's from £615,000"],
    },
    {
      block: "listing-properties",
      keyword: "Free and taken, November 2026",
      heading: "What is left",
      properties: [
        {
          name: "Boathouse 3",
          place: "On the slip, ground floor, own mooring ring",
          price: "£265,000",
          picture: { id: "inte-shelf", at: [50, 55] },
          facts: [
            ["Rooms", "2"],
            ["Floor area", "61 m²"],
            ["Ready", "May 2027"],
          ],
          href: "/contact",
          status: "Free",
        },
        {
          name: "Terrace 9",
          place: "Corner, morning and evening sun",
          price: "£412,000",
          picture: { id: "inte-lounge", at: [45, 60] },
          facts: [
            ["Rooms", "4"],
            ["Floor area", "104 m²"],
            ["Ready", "August 2027"],
          ],
          href: "/contact",
          status: "Free",
        },
        {
          name: "Captain's 1",
          place: "At the head of the harbour, walled garden",
          price: "£640,000",
          picture: { id: "arch-model", at: [55, 50], zoom: 1.3 },
          facts: [
            ["Rooms", "6"],
            ["Floor area", "168 m²"],
            ["Ready", "Now"],
          ],
          href: "/contact",
          status: "Taken",
        },
      ],
    },
    {
      block: "process-steps",
      heading: "From the first visit to the key",
      steps: [
        {
          heading: "Visit",
          text: "At high water, with boots. Bring the person who will say no.",
          note: "A day",
        },
        {
          heading: "Hold",
          text: "We keep a house for you for three weeks, without a fee.",
          note: "3 weeks",
        },
        {
          heading: "Choose",
          text: "Floors, kitchen, the place of one wall. The rest is stone.",
          note: "2 months",
        },
        {
          heading: "Key",
          text: "Handed over on the harbour steps, by the mason who built it.",
          note: "One noon",
        },
      ],
    },
  ],
};
