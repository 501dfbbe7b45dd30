import type { LayoutPages } from "../pages.ts";

/** For shoppers with a tub: how much an animal needs and what it costs a week; then a question for the nurse. */
export default {
  second: {
    label: "Feeding",
    sections: [
      {
        block: "hero-split",
        keyword: "For the fridge door",
        heading: "How much is enough?",
        lead: "Less than the bowl holds, as a rule. Here is a day's food in grams and in cups, and what a week of it costs from our bins.",
        picture: "pets-bowl",
        actions: [
          { label: "To the table", href: "#table" },
          { label: "Ask Bronagh", href: "/contact" },
        ],
      },
      {
        block: "compare-table",
        id: "table",
        tone: "night",
        heading: "A day's food, and a week's price",
        lead: "For grown, healthy animals that move about. One level cup from the shop holds 90 grams.",
        labels: ["Your animal", "A day", "In cups", "A week"],
        rows: [
          { term: "Dog, 5 kg", values: ["90 g", "1", "£2.65"] },
          { term: "Dog, 10 kg", values: ["160 g", "1¾", "£4.70"] },
          { term: "Dog, 20 kg", values: ["270 g", "3", "£7.94"] },
          { term: "Dog, 30 kg", values: ["360 g", "4", "£10.58"] },
          { term: "Old dog, 20 kg, senior food", values: ["225 g", "2½", "£7.72"] },
          { term: "Puppy, 5 kg, puppy food", values: ["180 g, in three meals", "2", "£6.80"] },
          { term: "Cat, 3 kg, white fish", values: ["45 g", "½", "£2.14"] },
          { term: "Cat, 5 kg, white fish", values: ["68 g", "¾", "£3.24"] },
          { term: "Rabbit, 2 kg, nuggets", values: ["15 g, and hay all day", "A spoon", "£0.34"] },
        ],
        note: "Dogs are reckoned with lamb and rice. Ill, pregnant or very thin animals need a vet's advice first.",
      },
      {
        block: "features-lines",
        heading: "Changing from one food to another",
        lead: "Over a week, so that the stomach can keep up.",
        items: [
          {
            heading: "Days one and two",
            text: "Three quarters of the old food, one quarter of the new, well mixed.",
          },
          {
            heading: "Days three and four",
            text: "Half and half. If the stool is soft, stay here two days longer.",
          },
          {
            heading: "Days five and six",
            text: "One quarter old, three quarters new. Keep the bowl of water full.",
          },
          {
            heading: "Day seven",
            text: "The new food alone. Weigh your animal again after a month, here, free.",
          },
        ],
      },
      {
        block: "features-columns",
        tone: "tint",
        heading: "Which tub to buy",
        lead: "The first is a pound. It keeps food fresh for six weeks with the lid on.",
        items: [
          {
            heading: "Two litres",
            text: "Holds about a kilo: three weeks for one cat, or eleven days for a small dog.",
            note: "Fits a shelf",
          },
          {
            heading: "Five litres",
            text: "Holds about two and a half kilos: nine days for a dog of twenty kilos.",
            note: "With a handle",
          },
          {
            heading: "Fifteen litres",
            text: "Holds about seven and a half kilos: three weeks for a big dog.",
            note: "On wheels",
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
        keyword: "Front shop",
        heading: "Ask first, then bring the tub",
        lead: "Bronagh answers questions about food on Tuesdays, at the counter and by email. Order by Thursday noon for the Friday bicycle.",
        actions: [
          { label: "Ask or order", href: "#ask" },
          { label: "Call {phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "ask",
        heading: "A question or an order",
        lead: "Delivery by bicycle, on Fridays, within two miles of {street name}.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "What animal, how old, what weight?", hint: "A guess will do; we weigh free" },
          { label: "What does it eat now?", optional: true },
          {
            label: "Would you like",
            kind: "choice",
            options: ["Advice", "To collect", "Delivery"],
          },
          { label: "Your question, or foods and kilos", kind: "textarea" },
        ],
        send: "Send to the shop",
      },
      {
        block: "hours-location",
        wide: "pets-abstract-tag",
        tone: "tint",
        heading: "The shop on {street name}",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["With a dog", "A post for the lead and a water bowl by the door"],
          ["By car", "Load in the yard; we carry anything over five kilos"],
          ["The nurse", "At the counter on Tuesdays"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
