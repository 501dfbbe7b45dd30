import type { LayoutPages } from "../pages.ts";

/** For working dog owners: what walks cost by the week and how it starts; then the free first walk. */
export default {
  second: {
    label: "Prices",
    sections: [
      {
        block: "hero-type",
        keyword: "By the walk, by the week",
        heading: "Pay for walks, not for promises",
        lead: "£13 an hour, door to door. No joining fee, no contract, one bill at the end of the month.",
        actions: [
          { label: "Price list", href: "#list" },
          { label: "First walk free", href: "/contact" },
        ],
      },
      {
        block: "prices-list",
        id: "list",
        tone: "tint",
        heading: "What it costs",
        lead: "For each dog. Collection within three miles of {street name} is included.",
        groups: [
          {
            heading: "Single walks",
            lines: [
              { name: "The hour", text: "Any group, Monday to Friday", price: "£13" },
              { name: "Puppies", text: "Half an hour in our yard", price: "£8" },
              { name: "Nervous dogs", text: "Two dogs, one walker", price: "£18" },
              { name: "Early birds", text: "Saturday, two hours in the hills", price: "£24" },
              { name: "Puppy school", text: "Saturday, with you", price: "£8" },
            ],
          },
          {
            heading: "Every week",
            lines: [
              { name: "Two walks", text: "You choose the days", price: "£25" },
              { name: "Three walks", text: "Mon, Wed, Fri", price: "£37" },
              { name: "Five walks", text: "Same van, same dogs", price: "£60" },
            ],
          },
          {
            heading: "Extras",
            lines: [
              { name: "Second dog, same house", text: "For each walk", price: "£8" },
              { name: "Bath after the reservoir", text: "Warm water, no perfume", price: "£6" },
              { name: "Breakfast given", text: "Yours, before we bring them in", price: "free" },
              { name: "Key kept in our safe", text: "By number, never by name", price: "free" },
            ],
          },
        ],
        note: "A walk cancelled by eight the evening before is not charged.",
      },
      {
        block: "process-steps",
        heading: "Your dog's first fortnight",
        steps: [
          {
            heading: "You call",
            text: "Ten minutes about your dog: age, pace, what it chases, what it fears.",
            note: "Today",
          },
          {
            heading: "First walk",
            text: "You come along. We watch your dog with one steady dog, then with three.",
            note: "Free",
          },
          {
            heading: "The key",
            text: "We sign for it, test it in your door and write down where the lead hangs.",
            note: "Same week",
          },
          {
            heading: "The van",
            text: "A place in the right group. You get a message when your dog is home and dry.",
            note: "Week 2",
          },
        ],
      },
      {
        block: "questions-columns",
        heading: "Rain, leads and holidays",
        questions: [
          {
            question: "Do you walk in bad weather?",
            answer:
              "Rain, yes. Ice, storms and heat above 25 degrees mean a short walk and games in the yard.",
          },
          {
            question: "Off the lead?",
            answer: "Only with your signature, and only where there is a fence.",
          },
          {
            question: "What if my dog is ill?",
            answer: "Dr Rao is in the same building. We call you first, wherever you are.",
          },
          {
            question: "Holidays?",
            answer: "Your place is kept for four weeks a year at no charge.",
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
        heading: "Tell us how your dog walks",
        lead: "We call back the same evening after six, when the van is clean, and agree on a day for the free first walk.",
        facts: ["First walk free", "Six dogs at most", "Two walkers"],
        actions: [{ label: "Call {phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "dog",
        tone: "accent",
        heading: "A place in the van",
        fields: [
          { label: "Dog's name, breed and age" },
          {
            label: "How does your dog walk?",
            kind: "select",
            options: ["Big and fast", "Old and slow", "Puppy", "Nervous", "Swimmer", "Hard to say"],
          },
          {
            label: "How often?",
            kind: "select",
            options: [
              "Now and then",
              "Twice a week",
              "Three times a week",
              "Every weekday",
              "Saturdays",
            ],
          },
          { label: "Your postcode", autoComplete: "postal-code" },
          { label: "Your telephone", kind: "tel", autoComplete: "tel" },
          {
            label: "What should we know?",
            kind: "textarea",
            optional: true,
            hint: "Cats, bicycles, a bad hip",
          },
        ],
        send: "Book a first walk",
      },
      {
        block: "hours-week",
        wide: "pets-abstract-trail",
        heading: "When the desk is open",
        lead: "{address}. The walkers are out between walks; the desk always knows where the van is.",
        days: [
          { day: "Monday", from: "8:00", to: "19:00" },
          { day: "Tuesday", from: "8:00", to: "19:00", note: "Nervous dogs walk today" },
          { day: "Wednesday", from: "8:00", to: "19:00" },
          { day: "Thursday", from: "8:00", to: "19:00", note: "Nervous dogs walk today" },
          { day: "Friday", from: "8:00", to: "19:00" },
          { day: "Saturday", from: "9:00", to: "13:00", note: "Puppy school at eleven" },
        ],
        note: "Bringing your dog yourself? The yard gate is on the left of the shop; the van leaves on time.",
        actions: [
          { label: "{phone}", href: "tel:{phone}" },
          { label: "Email", href: "mailto:{email}" },
        ],
      },
    ],
  },
} satisfies LayoutPages;
