import type { Layout } from "../../schema/model.ts";

/** For couples looking for a venue: the place, prices, questions, a viewing. */
export const wedd2: Layout = {
  caption: "A venue: the barn, three packages, answers, a viewing",
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
      heading: "Your wedding weekend on a farm",
      lead: "Barn, orchard and eleven bedrooms, yours from Friday noon until Sunday tea.",
      picture: "wedd-paper-barn",
      place: "middle",
      actions: [{ label: "What it costs", href: "#prices" }],
      aside: "Seven Saturdays left in 2027",
    },
    {
      block: "story-split",
      nav: "The place",
      heading: "The barn and the orchard",
      picture: "wedd-abstract-lamps",
      caption: "Lamps over the yard, hung on the Friday",
      text: [
        "The long barn has oak posts from 1740 and underfloor heating from last winter. Its doors open to the south on to the orchard, so the evening sun comes all the way to the top table.",
        "And if the day is wet, the cart shed holds everybody under cover between the vows and the soup, with lamps, straw bales and mulled cider.",
      ],
    },
    {
      block: "prices-tiers",
      scale: "poster",
      nav: "Prices",
      heading: "Packages and prices",
      lead: "All include the tables, the linen and Hettie, who runs the day.",
      tiers: [
        {
          name: "Midweek",
          price: "£3,900",
          unit: "Tuesday to Thursday",
          text: "For forty guests who can take a day off.",
          includes: [
            "Barn and yard",
            "Six bedrooms",
            "Supper for forty",
            "Yard lamps and firewood",
          ],
          action: { label: "Ask for midweek", href: "#viewing" },
        },
        {
          name: "Weekend",
          price: "£8,400",
          unit: "Friday to Sunday",
          text: "The one that most people mean.",
          includes: [
            "Everything on the farm",
            "Eleven bedrooms",
            "Supper for ninety, room for 110",
            "Band until one",
            "A plan for wet weather",
          ],
          action: { label: "Ask for a weekend", href: "#viewing" },
          advised: true,
        },
        {
          name: "Winter",
          price: "£5,200",
          unit: "November to February",
          text: "Fires lit, stars out, coats by the door.",
          includes: [
            "Barn and farmhouse",
            "Nine bedrooms",
            "Hot supper for seventy",
            "Blankets for the yard",
          ],
          action: { label: "Ask for winter", href: "#viewing" },
        },
      ],
    },
    {
      block: "quotes-faces",
      room: "open",
      wide: "wedd-abstract-petals",
      lead: "Two have the date in the book; one has the photographs.",
      nav: "Couples",
      tone: "tint",
      heading: "Couples who chose Larkrise",
      quotes: [
        {
          words:
            "We have the place for three days, and our parents are already talking about the Sunday breakfast.",
          name: "Maud and Tomas",
          role: "marrying here on 12 June 2027",
        },
        {
          words:
            "Two ceremonies, one barn, a hundred and ten people and a grandmother who chose the music.",
          name: "The Gill family",
          role: "married in September",
        },
        {
          words:
            "They asked us what we were afraid of and wrote it down. A week later each of those things had a name beside it.",
          name: "Ines and Jo",
          role: "marrying here on New Year's Eve 2027",
        },
      ],
    },
    {
      block: "booking-form",
      lead: "Bring anyone who has a say. Boots are in the porch, in all sizes.",
      id: "viewing",
      tone: "deep",
      heading: "Come and see it",
      fields: [
        { label: "Your names", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "A Wednesday or Saturday", kind: "date" },
      ],
      send: "Arrange a viewing",
      note: "Viewings take an hour and end in the kitchen, with prices on paper.",
    },
  ],
  footer: {
    block: "footer-social",
    closing: "Seven Saturdays left in 2027, and the book for 2028 is open.",
    places: [
      {
        icon: "camera",
        label: "Pictures of real days",
        href: "mailto:pictures@larkrisebarn.example",
      },
      { icon: "book", label: "Brochure", href: "mailto:{email}" },
      { icon: "phone", label: "{phone}", href: "tel:{phone}" },
    ],
    legal: ["Licensed for civil ceremonies", "{town}, the Marches"],
  },
};
