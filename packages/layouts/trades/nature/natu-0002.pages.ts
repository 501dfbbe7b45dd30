import type { LayoutPages } from "../pages.ts";

/** For gardeners: trees and hedges to order in winter; then advice from the growers. */
export default {
  second: {
    label: "Trees",
    sections: [
      {
        block: "hero-faces",
        keyword: "Bare root, November to March",
        heading: "Hedges and apples to order",
        lead: "In winter we dig young trees from the field behind the Lodge, and in February Samir is in the shed, grafting old Cumbrian apples.",
        actions: [
          { label: "Order list", href: "#order" },
          { label: "Ask Samir", href: "/contact" },
        ],
        people: [
          {
            picture: "person-grafter-samir",
            name: "Samir Gill",
            role: "digs the trees, grafts the apples",
          },
          {
            picture: "person-gatekeeper-ruth",
            name: "Ruth Airey",
            role: "has your order ready at the window",
          },
        ],
      },
      {
        block: "prices-list",
        id: "order",
        tone: "raised",
        heading: "The winter order list",
        lead: "Bare root, 40 to 60 cm unless we say otherwise. Potted trees are on the benches.",
        groups: [
          {
            heading: "Hedges, by the bundle of 25",
            lines: [
              { name: "Hawthorn", text: "Plants 5 metres, double row", price: "£32" },
              { name: "Mixed hedge", text: "Hawthorn, hazel, rowan, bird cherry", price: "£38" },
              { name: "Hazel", text: "For coppice and bean poles", price: "£36" },
              { name: "Holly, in small pots", text: "From the wood's own berries", price: "£60" },
            ],
          },
          {
            heading: "Apples",
            lines: [
              { name: "One-year tree", text: "Nine Cumbrian kinds", price: "£22" },
              { name: "Two-year tree", text: "May fruit next autumn", price: "£34" },
              {
                name: "From your own twig",
                text: "Two young trees, ready in spring",
                price: "£28",
              },
            ],
          },
          {
            heading: "Single trees, 1.2 metres",
            lines: [
              { name: "Sessile oak", text: "From the Pike oak", price: "£18" },
              { name: "Rowan", text: "Berries in its third year", price: "£14" },
              { name: "Bird cherry", text: "Happy in a wet corner", price: "£14" },
            ],
          },
          {
            heading: "To plant them with",
            lines: [
              { name: "Stake and tie", price: "£5" },
              { name: "Rabbit guard", price: "£1.20" },
              { name: "Leaf mould", text: "A sack", price: "£4" },
            ],
          },
        ],
        note: "A tree that does not come into leaf by June is replaced free in the next winter.",
      },
      {
        block: "process-steps",
        heading: "How ordering works",
        lead: "You pay when you collect, at the window, by cash or card.",
        steps: [
          {
            heading: "Order",
            text: "Send us the list, or tell us the length of the hedge and we count the plants for you.",
            note: "From September",
          },
          {
            heading: "We dig",
            text: "We lift your trees in the week that you collect them, never earlier.",
            note: "November to March",
          },
          {
            heading: "Collect",
            text: "At the Lodge on a Saturday or Sunday. The roots are wrapped in damp sacking.",
            note: "10:00–16:00",
          },
          {
            heading: "Plant",
            text: "Within three days, or heeled into a shady bed until you have time.",
            note: "Not in frost",
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
        keyword: "Joyce, Samir and Ruth",
        heading: "Tell us about your garden",
        lead: "Which way it faces, how wet it is, and what died there. One of the three of us answers within three days.",
        picture: "natu-paper-rhododendron",
        caption: "The benches behind the Lodge, on a grey Saturday",
        actions: [{ label: "Write to the growers", href: "#ask" }],
      },
      {
        block: "contact-form",
        id: "ask",
        heading: "Ask the growers",
        lead: "A photograph helps. We ask for it in our answer.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "What would you like?",
            kind: "select",
            options: [
              "Plants from the benches",
              "A hedge or bare-root trees",
              "A grafted apple",
              "Advice only",
            ],
          },
          {
            label: "How much sun is there?",
            kind: "choice",
            options: ["Sun", "Half shade", "Shade"],
          },
          {
            label: "Soil",
            kind: "select",
            options: ["Wet clay", "Dry and stony", "Pots only", "I do not know"],
          },
          { label: "Your question or order", kind: "textarea" },
        ],
        send: "Ask the growers",
      },
      {
        block: "map-directions",
        id: "where",
        tone: "tint",
        heading: "Where the benches are",
        lead: "Through the yard of the Lodge and past the ponies. Saturday and Sunday 10:00–16:00 all year; Friday and Monday too from March to October.",
        plan: "lane",
        pin: "The nursery",
        nearby: ["The Lodge", "The ponies", "The trough"],
        address: ["{address lines}"],
        ways: [
          ["By bus", "The 106 stops at the trough on market days, four minutes from the yard."],
          ["By car", "Drive into the yard to load. There is a barrow for heavy pots."],
          ["On wheels", "The benches stand on level gravel; ask Ruth at the window for a hand."],
        ],
        actions: [{ label: "Phone {phone}", href: "tel:{phone}" }],
      },
    ],
  },
} satisfies LayoutPages;
