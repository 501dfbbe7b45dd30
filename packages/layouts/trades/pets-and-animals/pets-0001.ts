import type { Layout } from "../../schema/model.ts";

/** For an owner with an ill or a new animal: vets, prices, an appointment. */
export const pets1: Layout = {
  caption: "An appointment: the vets, what it costs, the night number",
  nav: { block: "nav-bar", action: { label: "Book a visit", href: "#book" } },
  sections: [
    {
      block: "hero-faces",
      tone: "tint",
      keyword: "Vets on {street name}",
      heading: "Your vets in {town}",
      lead: "Two vets, three nurses, and a waiting room with a wall down the middle, so that cats need not meet dogs.",
      actions: [
        { label: "Book a visit", href: "#book" },
        { label: "Prices", href: "#costs" },
      ],
      people: [
        { picture: "person-vet-anjali", name: "Dr Anjali Rao", role: "joints, anxious spaniels" },
        { picture: "person-vet-piers", name: "Dr Piers Holt", role: "cats and small animals" },
        { picture: "person-nurse-bronagh", name: "Bronagh Daly", role: "head nurse, birds too" },
      ],
    },
    {
      block: "treatments-menu",
      lead: "VAT included. Anything more starts with a written estimate.",
      nav: "Costs",
      heading: "What it costs",
      picture: "pets-paper-rabbit",
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
            {
              name: "Worms and fleas, a plan",
              text: "Weighed first, so the dose is right",
              time: "10 min",
              price: "£16",
            },
          ],
        },
      ],
    },
    {
      block: "features-icons",
      scale: "poster",
      lead: "Under one roof on {street name}, so that your animal is carried once and not twice.",
      nav: "Care",
      heading: "What we do here",
      items: [
        {
          icon: "heart",
          heading: "Check-ups",
          text: "Twenty minutes, nose to tail, with the same vet each year.",
        },
        {
          icon: "shield",
          heading: "Vaccinations",
          text: "Dog, cat, rabbit, ferret. Reminders by text a month before.",
        },
        {
          icon: "tools",
          heading: "Operations",
          text: "Neutering, teeth, lumps and knees in our own theatre; home by tea.",
        },
        {
          icon: "drop",
          heading: "Laboratory",
          text: "Blood and urine in half an hour, so that treatment starts today.",
        },
        {
          icon: "clock",
          heading: "Night and weekend",
          text: "Call 07700\u00a0900655. One of our vets will answer.",
        },
        {
          icon: "home",
          heading: "House visits",
          text: "For old dogs, big dogs and last goodbyes.",
        },
      ],
    },
    {
      block: "quotes-faces",
      wide: "pets-abstract-tag",
      lead: "One story of many. The others hang in the corridor, with paw prints.",
      tone: "sunken",
      heading: "From the vets",
      quotes: [
        {
          picture: "pets-dog",
          words:
            "Biscuit came in with a limp and can now outrun me. Until he is adopted he greets everyone in the waiting room.",
          name: "Dr Anjali Rao",
          role: "about Biscuit, aged six",
        },
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
      send: "Find us a time",
      note: "In the middle of the night call 07700\u00a0900655. A vet answers, not a menu.",
    },
  ],
  footer: {
    block: "footer-social",
    closing: "Found a stray? Call, at any hour.",
    places: [
      { icon: "phone", label: "Night vet 07700 900655", href: "tel:07700900655" },
      { icon: "calendar", label: "Book a visit", href: "#book" },
      { icon: "heart", label: "Adopt from us", href: "mailto:kennels@wagandwhisker.example" },
    ],
    legal: ["{name} Veterinary Ltd, invented", "{street}, {town}", "Prices include VAT"],
  },
};
