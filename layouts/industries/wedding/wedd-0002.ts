import type { Layout } from "../../model.ts";

export const wedd2: Layout = {
  caption: "The venue: a label on a wide picture, prices below",
  theme: {
    paper: { hue: 100, chroma: 0.014, kind: "toned" },
    picture: { shape: "plain", ratio: "landscape" },
    width: "wide",
  },
  nav: { block: "nav-bar", action: { label: "Come and see it", href: "#viewing" } },
  sections: [
    {
      block: "hero-full",
      keyword: "One wedding a week, never two",
      heading: "A barn, an orchard and the whole weekend",
      lead: "From Friday noon until Sunday tea the farm is yours, and nobody asks you to leave at ten.",
      picture: { id: "wedd-table", at: [80, 60] },
      place: "middle",
      actions: [{ label: "What it costs", href: "#prices" }],
      aside: "Seven Saturdays left in 2027",
    },
    {
      block: "story-split",
      nav: "The place",
      heading: "Built for hay, good for a hundred and twenty",
      picture: { id: "wedd-flowers", zoom: 1.3, at: [50, 35] },
      caption: "Flowers grown behind the sheepfold, cut on the Friday",
      text: [
        "The long barn has oak posts from 1740 and underfloor heating from last winter. Its doors open to the south on to the orchard, so the evening sun comes all the way to the top table.",
        "Rain has a plan of its own: the cart shed holds everybody under cover between the vows and the soup, and most couples tell us afterwards that it was the best hour.",
      ],
    },
    {
      block: "prices-tiers",
      nav: "Prices",
      heading: "Three ways to have it",
      lead: "All with the weekend, the tables, the linen and Hettie, who runs the day.",
      tiers: [
        {
          name: "Midweek",
          price: "£3,900",
          unit: "Tuesday to Thursday",
          text: "For forty guests who can take a day off.",
          includes: ["Barn and yard", "Six bedrooms", "Supper for forty"],
          action: { label: "Ask for a Wednesday", href: "#viewing" },
        },
        {
          name: "Weekend",
          price: "£8,400",
          unit: "Friday to Sunday",
          text: "The one that most people mean.",
          includes: [
            "Everything on the farm",
            "Eleven bedrooms",
            "Supper for ninety",
            "Band until one",
          ],
          action: { label: "Ask for a Saturday", href: "#viewing" },
          advised: true,
        },
        {
          name: "Winter",
          price: "£5,200",
          unit: "November to February",
          text: "Fires lit, stars out, coats by the door.",
          includes: ["Barn and farmhouse", "Nine bedrooms", "Hot supper for seventy"],
          action: { label: "Ask for a frosty one", href: "#viewing" },
        },
      ],
    },
    {
      block: "questions-accordion",
      nav: "Questions",
      heading: "What couples ask on the first visit",
      questions: [
        {
          question: "May we bring our own wine?",
          answer:
            "Yes, and we charge nothing for opening it. Most couples bring it up on the Thursday.",
        },
        {
          question: "What happens to the deposit if we move the date?",
          answer: "It moves with you, once, within eighteen months.",
        },
        {
          question: "Can the dogs come?",
          answer: "If they get on with sheep. There is a yard for those who do not.",
        },
      ],
    },
    {
      block: "booking-form",
      id: "viewing",
      tone: "deep",
      heading: "Walk round with Hettie",
      fields: [
        { label: "Your names", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "A Wednesday or Saturday", kind: "date" },
      ],
      send: "Ask for an hour",
      note: "Viewings take an hour and end in the kitchen.",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Viewings", linksLabel: "On this page" },
};
