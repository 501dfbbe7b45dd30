import type { Layout } from "../../schema/model.ts";

/** For tenants: homes to let, rules both ways, whom to call. */
export const real3: Layout = {
  caption: "Lettings: homes with rents, the rules, three numbers",
  theme: {
    brand: "#0f7c6c",
    paper: { hue: 160, chroma: 0.01, kind: "paper" },
    headline: { weight: 700, tracking: -0.04, leading: 0.98, scale: "loud" },
    picture: { shape: "tab", filter: "crisp", ratio: "square" },
    corner: "soft",
    button: "pill",
    rule: "dashed",
    keyword: "tag",
    width: "normal",
  },
  nav: { block: "nav-strip", notice: "Over the bakery: free from 1 December" },
  sections: [
    {
      block: "hero-booking",
      keyword: "Lettings",
      heading: "Homes to let, no fees",
      lead: "Nine homes in the valley, seen and signed off by us, with repairs by a person you can reach.",
      picture: "real-abstract-windows",
      fields: [
        { label: "Bedrooms", kind: "select", options: ["One room", "One", "Two", "Three"] },
        { label: "Monthly rent up to, £", kind: "number" },
        { label: "From", kind: "date" },
        { label: "Email", kind: "email", autoComplete: "email" },
      ],
      send: "Ask what is free",
      note: "Amir answers on the same weekday, and says so when there is nothing.",
    },
    {
      block: "listing-properties",
      lead: "Three of nine. One of us has spent a night in each.",
      nav: "Homes",
      id: "homes",
      heading: "To let now",
      properties: [
        {
          name: "Over the bakery",
          place: "Bridge Street, two rooms, cat welcome",
          price: "£640 a month",
          picture: "real-over-the-bakery",
          facts: [
            ["Area", "46 m²"],
            ["Energy", "C"],
            ["Free from", "1 December"],
          ],
          href: "#rules",
          status: "New",
        },
        {
          name: "9 Factory Fold",
          place: "End terrace with yard and shed",
          price: "£895 a month",
          picture: "real-factory-fold",
          facts: [
            ["Bedrooms", "3"],
            ["Area", "88 m²"],
            ["Energy", "D"],
          ],
          href: "#rules",
        },
        {
          name: "Studio by the lock",
          place: "One good room with a galley",
          price: "£520 a month",
          picture: "real-lock-studio",
          facts: [
            ["Area", "29 m²"],
            ["Energy", "C"],
            ["Stove", "Yes"],
          ],
          href: "#rules",
        },
      ],
    },
    {
      block: "questions-accordion",
      scale: "poster",
      lead: "The same for all nine homes, and in the contract word for word.",
      nav: "Rules",
      tone: "sunken",
      heading: "Rent, repairs and rules",
      questions: [
        {
          question: "What do I pay before I move in?",
          answer:
            "A month's rent and a deposit of five weeks' rent, held by a protection scheme. There are no fees.",
        },
        {
          question: "Who repairs what?",
          answer:
            "You change light bulbs. We do the rest: heating within a day, everything else within a week.",
        },
        {
          question: "May I paint?",
          answer: "Yes. Ask for the card of twelve colours and we even pay for the tin.",
        },
        {
          question: "How much notice?",
          answer: "You give one month, at any time. We give what the law says, and a reason.",
        },
        {
          question: "May I have a pet?",
          answer:
            "Yes, in seven of the nine. The other two share a stair with neighbours who have allergies.",
        },
        {
          question: "When can I see it?",
          answer:
            "Any weekday until seven, and Saturday morning. Call, and Amir meets you at the door with the keys and the last gas bill.",
        },
      ],
    },
    {
      block: "team-portraits",
      wide: "real-draw-steps",
      lead: "Both live in the valley. Neither works for a chain, and neither is paid by the number of lettings.",
      nav: "People",
      heading: "Whom to call",
      people: [
        {
          name: "Amir Dunn",
          role: "Viewings",
          text: "Amir shows homes on weekdays until seven and on Saturday mornings. Telephone {unbroken phone}.",
        },
        {
          name: "Kath Boyle",
          role: "Repairs",
          text: "Kath repairs heating within a day and everything else within a week. Send a picture to 07700\u00a0900518.",
        },
      ],
    },
    {
      block: "contact-ways",
      nav: "Call",
      tone: "deep",
      heading: "Numbers to keep",
      ways: [
        {
          heading: "A viewing",
          text: "Answered on weekdays until half past five, shown until seven.",
          action: { label: "{phone}", href: "tel:{phone}" },
        },
        {
          heading: "A repair",
          text: "A message is enough; send a picture.",
          action: { label: "07700 900518", href: "tel:07700900518" },
        },
        {
          heading: "Water through the ceiling",
          text: "Day or night.",
          action: { label: "07700 900519", href: "tel:07700900519" },
        },
      ],
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Office", linksLabel: "On this page" },
};
