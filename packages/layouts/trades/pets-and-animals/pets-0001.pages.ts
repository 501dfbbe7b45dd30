import type { LayoutPages } from "../pages.ts";

/** For an owner before an operation: the full prices and how the day goes; then an appointment. */
export default {
  second: {
    label: "Operations",
    sections: [
      {
        block: "hero-type",
        tone: "tint",
        keyword: "In our own theatre",
        heading: "If your animal needs an operation",
        lead: "You talk to the vet who will do it, you get the price in writing, and nothing starts before you have agreed to it.",
        facts: [
          "A nurse stays beside them",
          "Most are home by tea",
          "Check after ten days included",
        ],
        actions: [
          { label: "Prices", href: "#prices" },
          { label: "Make an appointment", href: "/contact" },
        ],
      },
      {
        block: "prices-list",
        id: "prices",
        heading: "What operations cost",
        lead: "Including VAT, pain relief, the collar and the check after ten days.",
        groups: [
          {
            heading: "Neutering",
            lines: [
              { name: "Cat, male", price: "£85" },
              { name: "Cat, female", price: "£120" },
              { name: "Rabbit", text: "Either sex", price: "£98" },
              { name: "Dog, male", text: "By weight", price: "from £190" },
              { name: "Dog, female", text: "By weight", price: "from £240" },
            ],
          },
          {
            heading: "Teeth and lumps",
            lines: [
              { name: "Teeth, cleaned", text: "Half a day", price: "£210" },
              { name: "Each tooth taken out", text: "We call you first", price: "£28" },
              { name: "Small lump", text: "With a local anaesthetic", price: "£140" },
              { name: "Larger lump", text: "Asleep, stitched", price: "from £320" },
              { name: "Lump sent to the laboratory", text: "Result in five days", price: "£65" },
            ],
          },
          {
            heading: "Bones and joints",
            lines: [
              { name: "X-ray, two views", text: "Sedated", price: "£185" },
              { name: "Knee, cruciate repair", text: "By Dr Rao", price: "from £2,150" },
            ],
          },
          {
            heading: "At your home",
            lines: [
              { name: "House visit", text: "Within five miles", price: "£75" },
              { name: "A last goodbye", text: "As long as you need", price: "£160" },
            ],
          },
        ],
        note: "Insured? We send the claim for you. Uninsured? Ask about paying in three parts.",
      },
      {
        block: "process-steps",
        wide: "pets-abstract-tag",
        tone: "sunken",
        heading: "How the day goes",
        lead: "You can call at any point, and we call you twice without being asked.",
        steps: [
          {
            heading: "The evening",
            text: "Food until nine, water all night. Rabbits keep their hay and never fast.",
            note: "Day before",
          },
          {
            heading: "Arrival",
            text: "The vet examines your animal again and goes through the estimate with you.",
            note: "8:00 to 8:30",
          },
          {
            heading: "Theatre",
            text: "A nurse watches breathing and pulse throughout. We call when your animal is awake.",
            note: "Morning",
          },
          {
            heading: "Home",
            text: "You leave with painkillers, a sheet for the week and the night number.",
            note: "From 15:00",
          },
          {
            heading: "The check",
            text: "Stitches out, wound looked at, questions answered. Nothing extra to pay.",
            note: "Day ten",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-offset",
        keyword: "{street name}",
        heading: "Make an appointment",
        lead: "Write today and a nurse calls you back by the next working morning. If it cannot wait, please call us now.",
        picture: "pets-dog",
        caption: "Dogs wait on the left, cats on the right, a wall between them",
        actions: [
          { label: "Call {phone}", href: "tel:{phone}" },
          { label: "Write to us", href: "#visit" },
        ],
      },
      {
        block: "contact-form",
        id: "visit",
        tone: "tint",
        heading: "About your animal",
        lead: "At night and on Sundays call 07700\u00a0900655. One of our vets will answer.",
        fields: [
          { label: "Animal's name and age" },
          {
            label: "What kind of animal?",
            kind: "select",
            options: ["Dog", "Cat", "Rabbit", "Bird", "Ferret or rodent"],
          },
          { label: "What have you noticed, and since when?", kind: "textarea" },
          {
            label: "Which vet do you usually see?",
            kind: "choice",
            options: ["Dr Rao", "Dr Holt", "New here"],
          },
          { label: "A day that suits you", kind: "date" },
          { label: "Your telephone", kind: "tel", autoComplete: "tel" },
        ],
        send: "Find us a time",
      },
      {
        block: "hours-location",
        heading: "Where and when",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By car", "Four spaces in the yard behind the practice, free"],
          ["On foot", "Step-free from the street, on both sides of the wall"],
          ["With a bird", "Ask at the desk: there is a third, quiet room"],
        ],
      },
      {
        block: "questions-columns",
        heading: "Before you come",
        questions: [
          {
            question: "My dog hates waiting rooms.",
            answer:
              "Stay in the car and call from there. A nurse fetches you when the vet is ready.",
          },
          {
            question: "We are new. What do you need?",
            answer: "The vaccination card and your old vet's name. We ask them for the notes.",
          },
          {
            question: "I have to cancel.",
            answer: "Call by six the evening before and there is no charge.",
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
