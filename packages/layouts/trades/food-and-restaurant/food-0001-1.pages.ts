import type { LayoutPages } from "../pages.ts";

/** For the bakery's counter: coffee with prices and how to keep a loaf; then cakes to order and questions. */
export default {
  second: {
    label: "Coffee",
    sections: [
      {
        block: "hero-type",
        keyword: "At the counter, from seven",
        heading: "Coffee while the bread cools",
        lead: "Six stools, a shelf by the window, and a bench outside when it is dry. Nobody will ask you to hurry before ten.",
        facts: ["Free refills of filter until nine", "Oat and cow's milk", "Dogs under the bench"],
        actions: [
          { label: "See the prices", href: "#coffee" },
          { label: "How to keep a loaf", href: "#keeping" },
        ],
      },
      {
        block: "menu-prices",
        id: "coffee",
        tone: "raised",
        heading: "To drink, to eat with it",
        lead: "Bring your own cup and it is thirty pence less.",
        courses: [
          {
            heading: "Coffee",
            dishes: [
              { name: "Filter", text: "Brewed every half hour", price: "£2.40" },
              { name: "Flat white", text: "Two shots, a little milk", price: "£3.20" },
              { name: "Espresso", text: "Roasted two streets away", price: "£2.20" },
            ],
          },
          {
            heading: "Without coffee",
            dishes: [
              { name: "Breakfast tea", text: "A pot, enough for two cups", price: "£2.20" },
              { name: "Hot chocolate", text: "Dark, melted from the bar", price: "£3.40" },
              { name: "Apple juice", text: "Pressed in Harrogate", price: "£2.80" },
            ],
          },
          {
            heading: "Beside it",
            dishes: [
              { name: "Toast and butter", text: "Two slices of today's loaf", price: "£2.60" },
              { name: "Toast and marmalade", text: "Our own, made in January", price: "£3.10" },
              { name: "Knot and filter", text: "Together, until nine", price: "£4.80" },
            ],
          },
        ],
        note: "Milk, nuts and sesame are used at the machine. Ask us about allergens.",
      },
      {
        block: "features-picture",
        id: "keeping",
        heading: "How to keep a loaf",
        lead: "Sourdough keeps for four days, rye for a week.",
        picture: "food-bread",
        items: [
          { heading: "In paper", text: "Cut side down on a board. Plastic softens the crust." },
          { heading: "Not cold", text: "Bread goes stale twice as fast in the fridge." },
          { heading: "Sliced, frozen", text: "From the freezer straight into the toaster." },
          { heading: "Day four", text: "Hold it under the tap, then ten minutes in a hot oven." },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-portrait",
        keyword: "{street}, {town}",
        heading: "Call, write, or knock from seven",
        lead: "Leo picks up the telephone between customers. He reads messages at two and answers the same day.",
        picture: "person-barista-leo",
        aside: "Big orders, lost umbrellas, questions about flour: all of them reach Leo.",
        actions: [
          { label: "{phone}", href: "tel:{phone}" },
          { label: "Order for a table", href: "#cakes" },
        ],
      },
      {
        block: "contact-form",
        id: "cakes",
        tone: "raised",
        heading: "For more than a bagful",
        lead: "Birthday loaves, trays for a meeting, rolls for a christening.",
        text: "Three days' notice is enough for up to a hundred pieces. You pay when you collect.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          { label: "Day and time you collect", kind: "date" },
          { label: "What, and how many", kind: "textarea", hint: "40 rolls, 2 slabs of focaccia" },
          { label: "Anything someone can't eat", optional: true },
        ],
        send: "Send the order",
      },
      {
        block: "map-directions",
        heading: "Two doors from the corn hall",
        lead: "Look for the red and cream awning. When it is down, the bread is out.",
        plan: "streets",
        pin: "{name}",
        nearby: ["Corn hall", "Fish Lane", "Wellington Street"],
        address: ["{address lines}"],
        ways: [
          ["On foot", "Six minutes from the station, downhill"],
          ["By bus", "The 12 stops at the corner of Fish Lane"],
          ["By bicycle", "Four stands beside the bench"],
          ["Step-free", "One level from the pavement to the counter"],
        ],
      },
      {
        block: "questions-columns",
        tone: "tint",
        heading: "Asked at the counter",
        questions: [
          {
            question: "When is everything still there?",
            answer: "Before nine. The olive sticks go first, the sandwich tins last.",
          },
          {
            question: "Can I pay in cash?",
            answer: "Yes, or by card for any amount.",
          },
          {
            question: "Is there bread without gluten?",
            answer: "No. Flour is in the air all night, so we could not promise it.",
          },
          {
            question: "What about Mondays?",
            answer: "The oven rests. Buy rye on Sunday: it is at its best on the second day.",
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
