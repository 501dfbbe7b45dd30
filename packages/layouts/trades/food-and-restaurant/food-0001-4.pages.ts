import type { LayoutPages } from "../pages.ts";

/** For hosts: every dish with its price, what we need on the day; then a date and a number. */
export default {
  second: {
    label: "Dishes",
    sections: [
      {
        block: "hero-split",
        keyword: "For boards, bowls and trays",
        heading: "What comes off the van",
        lead: "Choose by the season and by your guests. Half of every menu is without meat, and nobody has to ask for it.",
        picture: "food-bread",
        actions: [
          { label: "See the dishes", href: "#dishes" },
          { label: "Get a price", href: "/contact" },
        ],
      },
      {
        block: "menu-prices",
        id: "dishes",
        tone: "tint",
        heading: "To choose from",
        lead: "Prices per head when ordered alone; in a menu they are included.",
        courses: [
          {
            heading: "On boards",
            dishes: [
              {
                name: "Three cheeses, rye",
                text: "Pickled pears, oatcakes",
                price: "£7",
                mark: "v",
              },
              { name: "Smoked trout", text: "Horseradish, cucumber, dill", price: "£8" },
              {
                name: "Focaccia, four ways",
                text: "Cut small, to eat standing up",
                price: "£5",
                mark: "vg",
              },
            ],
          },
          {
            heading: "In bowls",
            dishes: [
              { name: "Noodles and eggs", text: "Spring onion, sesame, ginger", price: "£8" },
              { name: "Barley and squash", text: "Sage, hazelnuts", price: "£7", mark: "vg" },
              {
                name: "Leeks and mustard",
                text: "Soft egg, toasted crumbs",
                price: "£6",
                mark: "v",
              },
            ],
          },
          {
            heading: "From warm trays",
            dishes: [
              { name: "Hen with barley", text: "Baked for three hours", price: "£11" },
              { name: "Celeriac in salt", text: "Hazelnut sauce", price: "£9", mark: "v" },
              { name: "Apple and oat crumble", text: "Cold custard", price: "£5", mark: "v" },
            ],
          },
        ],
        note: "v: no meat or fish. vg: nothing from animals. We ask about allergies a week before.",
      },
      {
        block: "features-columns",
        heading: "What we need on the day",
        lead: "Everything else is on the van.",
        items: [
          {
            heading: "A table",
            text: "Two metres for forty guests, indoors or under a roof. Cloths come with us.",
          },
          {
            heading: "One socket",
            text: "For the warm trays. In a barn without one we bring the field oven and gas.",
          },
          {
            heading: "Water nearby",
            text: "Within fifty steps, cold is enough. Plates go back to {town} unwashed.",
          },
        ],
      },
      {
        block: "questions-accordion",
        tone: "raised",
        heading: "What hosts ask",
        questions: [
          {
            question: "Who clears up?",
            answer: "We do, down to the crumbs. The crates leave with us the same evening.",
          },
          {
            question: "How much is left over?",
            answer:
              "Very little, because we plan the numbers with you. Leftovers stay with you, in boxes.",
          },
          {
            question: "Do you bring wine?",
            answer: "No, only glasses. Buy the wine where you like; we open and pour it.",
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
        keyword: "Parties and office lunches",
        heading: "A day, a place, a number",
        lead: "With these three Amina can give you a price. She calls you back within one working day, usually after the ovens are empty at two.",
        facts: ["Ten to a hundred and fifty guests", "Free tasting before a feast"],
        actions: [
          { label: "Get a price", href: "#plan" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "plan",
        tone: "tint",
        heading: "What are you planning?",
        lead: "Guesses are fine. The final number is due a week before.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          {
            label: "Which of the three?",
            kind: "select",
            options: ["Office lunch", "Party boards", "Sit-down feast", "Not sure yet"],
          },
          { label: "Day", kind: "date" },
          { label: "How many guests", kind: "number" },
          { label: "Where, and what for", kind: "textarea" },
        ],
        send: "Get a price",
      },
      {
        block: "features-icons",
        heading: "How far we drive",
        lead: "One kitchen, two vans, a field oven on a trailer.",
        items: [
          {
            icon: "pin",
            heading: "Inside the ring road",
            text: "Free, for any order from ten people.",
          },
          {
            icon: "truck",
            heading: "Beyond it",
            text: "80p a mile from {street name}, counted one way.",
          },
          {
            icon: "calendar",
            heading: "Tastings",
            text: "Tuesday afternoons at the bakery, for two of you.",
          },
          {
            icon: "clock",
            heading: "Short notice",
            text: "Call rather than write when it is less than ten days away.",
          },
        ],
      },
      {
        block: "hours-location",
        wide: "food-abstract-cloth",
        tone: "raised",
        heading: "Come and taste",
        lead: "Tastings are upstairs, by appointment. Ask at the counter.",
        hours: [
          ["Bakery, Tuesday to Sunday", "7:00–14:00"],
          ["Monday", "Closed"],
        ],
        address: ["{address lines}"],
        ways: [
          ["By train", "Six minutes on foot from the station"],
          ["By car", "Ten minutes' loading space in the yard"],
          ["Email", "{email}"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
