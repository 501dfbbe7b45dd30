import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "The trial",
    sections: [
      {
        block: "hero-panel",
        tone: "tint",
        keyword: "Six weeks before",
        heading: "Try your morning on first",
        lead: "The trial is part of every package. You leave with photographs in three lights and a card that says exactly what we did.",
        picture: "fash-lipstick",
        actions: [{ label: "Check your date", href: "/contact" }],
        facts: [
          ["Takes", "Two hours"],
          ["When", "Six weeks before"],
          ["Price", "In every package"],
        ],
      },
      {
        block: "itinerary-days",
        id: "trial",
        heading: "Two hours in the salon",
        lead: "Bring the shoes, the neckline on a picture, and one honest friend.",
        days: [
          {
            label: "0:00",
            heading: "Talk",
            text: "We ask what you wear every day, what you never wear, and what your mother hopes for.",
          },
          {
            label: "0:20",
            heading: "Skin",
            text: "Catriona looks and patch-tests anything new, so that nothing surprises you later.",
            facts: ["Tell us about allergies"],
          },
          {
            label: "0:40",
            heading: "Hair",
            text: "Up, half up, down. Each one photographed from behind, where your guests will be.",
          },
          {
            label: "1:10",
            heading: "Face",
            text: "Femi works in layers and stops when you say so. Most people stop him early.",
          },
          {
            label: "1:40",
            heading: "Veil or hat",
            text: "Halima pins it, you shake your head, she pins it again.",
          },
          {
            label: "2:00",
            heading: "Home",
            text: "Wear it all evening. Tell us in the morning what lasted and what you touched.",
            facts: ["Card and photographs"],
          },
        ],
      },
      {
        block: "prices-list",
        tone: "tint",
        heading: "Beside the packages",
        lead: "Packages are £180, £390 and £720. These can be added to each of them.",
        groups: [
          {
            heading: "People",
            lines: [
              { name: "One more face and hair", text: "Up to nine in all", price: "£75" },
              { name: "Flower girl", text: "Plaits, and a dab of nothing", price: "£15" },
              { name: "Groom or father", text: "Shave, brows, powder", price: "£40" },
            ],
          },
          {
            heading: "Time and distance",
            lines: [
              { name: "A second trial", text: "Included in The whole house", price: "£60" },
              {
                name: "Staying until the first dance",
                text: "One of us, with pins",
                price: "£120",
              },
              {
                name: "Beyond an hour from {town}",
                text: "Each half hour, both ways",
                price: "£35",
              },
            ],
          },
        ],
        note: "VAT and products included. The £50 deposit comes off the total.",
      },
      {
        block: "questions-accordion",
        heading: "What brides and families ask",
        questions: [
          {
            question: "What if it rains?",
            answer:
              "We plan for it at the trial: hair that drops well, and four white umbrellas in the van.",
          },
          {
            question: "Can we change the number of people?",
            answer:
              "Until two weeks before, up or down. After that up only, if there is time in the morning.",
          },
          {
            question: "What if the wedding is moved?",
            answer:
              "Your deposit moves with it, once, to any morning we are free. If we are not, it is refunded.",
          },
          {
            question: "Do you work with glasses?",
            answer: "Yes. Bring them, and Femi paints for the lens and not for the mirror.",
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
        heading: "Is your morning still free?",
        lead: "We take one party a morning and answer within a day. May to September fills about a year ahead.",
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "rsvp-form",
        id: "date",
        heading: "Your date",
        lead: "Nothing is binding until the deposit of £50.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "The date", kind: "date" },
          { label: "Ceremony begins at", kind: "time" },
          { label: "Where you will wake up that day" },
          { label: "How many faces?", kind: "number" },
        ],
        send: "Ask",
        closing: "You hear from Halima within a day, with a yes or the nearest free morning.",
      },
      {
        block: "hours-location",
        wide: "fash-abstract-ribbons",
        tone: "tint",
        heading: "The salon, for trials",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By tram", "Five minutes uphill from the stop"],
          ["By car", "Two hours at the kerb, long enough for a trial"],
          ["Step-free", "One chair on the ground floor, kept for you"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
