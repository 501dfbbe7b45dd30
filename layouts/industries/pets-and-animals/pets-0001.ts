import type { Layout } from "../../model.ts";

export const pets1: Layout = {
  caption: "The practice: friendly opening, treatments, night number",
  nav: { block: "nav-bar", action: { label: "Book a visit", href: "#book" } },
  sections: [
    {
      block: "hero-split",
      tone: "tint",
      keyword: "Vets on Lamb Lane",
      heading: "Bring the dog. Bring the biscuit too.",
      lead: "Two vets, three nurses and a waiting room with a wall down the middle, so that cats need not meet dogs.",
      picture: "pets-dog",
      actions: [
        { label: "Book a visit", href: "#book" },
        { label: "What it costs", href: "#costs" },
      ],
    },
    {
      block: "treatments-menu",
      nav: "Costs",
      heading: "What it costs",
      picture: { id: "pets-cat", zoom: 1.2, at: [50, 40] },
      groups: [
        {
          heading: "Every year",
          treatments: [
            {
              name: "Check-up and jabs, dog",
              text: "Nose to tail, teeth included",
              time: "20 min",
              price: "£54",
            },
            {
              name: "Check-up and jabs, cat",
              text: "On the quiet side",
              time: "20 min",
              price: "£48",
            },
            {
              name: "Rabbit, both jabs",
              text: "Bring hay from home",
              time: "15 min",
              price: "£41",
            },
          ],
        },
        {
          heading: "Now and then",
          treatments: [
            {
              name: "Claws",
              text: "All of them, or just the dewclaws",
              time: "10 min",
              price: "£12",
            },
            {
              name: "Teeth, cleaned",
              text: "Asleep, home by tea",
              time: "Half a day",
              price: "£210",
            },
            { name: "Chip", text: "Fitted and registered", time: "10 min", price: "£18" },
          ],
        },
      ],
    },
    {
      block: "team-cards",
      nav: "Who",
      tone: "sunken",
      heading: "Who will have their hands on your animal",
      people: [
        { name: "Dr Anjali Rao", role: "Vet", text: "Knees, hips and anxious spaniels." },
        { name: "Dr Piers Holt", role: "Vet", text: "Cats, and people who love cats." },
        { name: "Bronagh Daly", role: "Head nurse", text: "Can hold a parrot." },
      ],
    },
    {
      block: "booking-form",
      nav: "Book",
      tone: "brand",
      heading: "Book a visit",
      fields: [
        { label: "Animal's name" },
        { label: "Your telephone", kind: "tel", autoComplete: "tel" },
        { label: "Day", kind: "date" },
      ],
      send: "Ask for a time",
      note: "In the middle of the night ring 07700 900655. A vet picks up, not a menu.",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Open", linksLabel: "On this page" },
};
