import type { Layout } from "../../schema/model.ts";

/** For cat owners going away: rooms, a day, prices, is there room. */
export const pets2: Layout = {
  caption: "A cattery: rooms, a day, prices by the night, a form",
  theme: {
    brand: "#5c4b8a",
    paper: { hue: 300, chroma: 0.012, kind: "paper" },
    headline: { weight: 700, tracking: -0.025, leading: 1.05, scale: "normal" },
    picture: { shape: "pill", filter: "faded", ratio: "portrait" },
    density: "airy",
    width: "narrow",
    keyword: "italic",
    rule: "hairline",
  },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-portrait",
      keyword: "The cattery, first floor",
      heading: "A hotel for cats",
      lead: "Nine heated rooms above the practice, each with a south window and a flap to a garden terrace.",
      picture: "pets-paper-cat-window",
      aside: "A picture to your telephone every evening at six, and a vet on the floor below.",
      actions: [{ label: "Rooms and nights", href: "#nights" }],
    },
    {
      block: "features-picture",
      lead: "The same every day, because cats keep appointments.",
      nav: "A day",
      heading: "A cat's day here",
      picture: "pets-cat-room",
      items: [
        { heading: "Seven", text: "Doors open to the run. Most go back to bed." },
        { heading: "Eleven", text: "Brush, if wanted. String, if wanted more." },
        { heading: "Five", text: "Supper: yours or ours, weighed." },
        { heading: "Six", text: "A picture to your telephone: eyes open, if they allow it." },
        { heading: "Evening", text: "Lights low, radio on, very quiet Brahms." },
        { heading: "Night", text: "A nurse walks through at eleven and at four, in soft shoes." },
      ],
    },
    {
      block: "prices-list",
      lead: "Food, litter and heating included. Paid when you collect.",
      nav: "Nights",
      tone: "tint",
      heading: "Prices by the night",
      groups: [
        {
          heading: "For each night",
          lines: [
            { name: "One cat", price: "£17" },
            { name: "Two who like each other", text: "Same room", price: "£25" },
            { name: "Medicine given", text: "Pills, drops, patience", price: "£1" },
          ],
        },
        {
          heading: "Once",
          lines: [
            { name: "Fetched and brought home", text: "Within five miles", price: "£14" },
            { name: "A trial afternoon", price: "free" },
          ],
        },
        {
          heading: "Also",
          lines: [
            { name: "Long stay, from 14 nights", text: "A tenth less", price: "£15.30" },
            { name: "Brushing, long hair", text: "Daily, if they agree", price: "£3" },
            { name: "Vet check on arrival", text: "By Piers", price: "free" },
          ],
        },
      ],
      note: "We ask for the vaccination card, and for one thing that smells of home.",
    },
    {
      block: "team-portraits",
      lead: "One of them sleeps in the building. So does the night telephone.",
      nav: "Carers",
      heading: "Who looks after them",
      people: [
        {
          picture: "person-vet-piers",
          name: "Dr Piers Holt",
          role: "Vet, one floor down",
          text: "Piers looks in every morning at eight. The cats check his pockets for catnip.",
        },
        {
          picture: "person-nurse-bronagh",
          name: "Bronagh Daly",
          role: "Head nurse",
          text: "Bronagh gives tablets to cats who do not take tablets. It costs you £1, and her a plaster.",
        },
      ],
    },
    {
      block: "rsvp-form",
      scale: "poster",
      nav: "Ask",
      heading: "Is there a room?",
      fields: [
        { label: "Cat's name, and yours", autoComplete: "name" },
        { label: "First night", kind: "date" },
        { label: "Last night", kind: "date" },
        { label: "Anything we should know", kind: "textarea", optional: true },
      ],
      send: "Ask the cattery",
      closing: "We answer the same day, usually with a paw print.",
    },
  ],
  footer: { block: "footer-slim" },
};
