import type { Layout } from "../../schema/model.ts";

/** For present buyers: by price, wrapped, posted, swapped. */
export const sale3: Layout = {
  caption: "A gift guide: presents by price, wrapping, posting, swaps",
  theme: {
    brand: "#c2185b",
    paper: { hue: 350, chroma: 0.022, kind: "toned" },
    type: { headline: "fraunces", body: "outfit" },
    headline: { weight: 600, case: "none", tracking: -0.03, leading: 1, scale: "loud" },
    corner: "round",
    button: "pill",
    rule: "hairline",
    picture: { shape: "pill", filter: "none", ratio: "square" },
    keyword: "italic",
    density: "airy",
    width: "normal",
  },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-doors",
      keyword: "Presents",
      heading: "Presents up to £25",
      lead: "Sorted by what you can spend. Wrapped free at the counter.",
      doors: [
        {
          label: "Up to £5",
          note: "Candles, pencils, a brass duck",
          href: "#five",
          picture: "sale-up-to-five",
        },
        {
          label: "Up to £10",
          note: "Socks, buttons, egg timers",
          href: "#five",
          picture: "sale-up-to-ten",
        },
        {
          label: "Up to £25",
          note: "Wool, a teapot, most of a chess set",
          href: "#five",
          picture: "sale-up-to-twenty-five",
        },
      ],
    },
    {
      block: "menu-prices",
      lead: "Twelve of about two hundred. Ask Yusuf for the rest of the shelf.",
      nav: "By price",
      id: "five",
      heading: "Presents by price",
      courses: [
        {
          heading: "Up to £5",
          dishes: [
            { name: "Beeswax candles, four", price: "£4" },
            { name: "A very good pencil", text: "With a cap and a rubber", price: "£3" },
            { name: "Brass hook shaped like a duck", price: "£5" },
            { name: "Seed packets, three", text: "Chosen for their window", price: "£4" },
          ],
        },
        {
          heading: "Up to £10",
          dishes: [
            { name: "Wool socks, end of line", price: "£7" },
            { name: "Tin of odd buttons", text: "For people who sew", price: "£8" },
            { name: "Egg timer, hourglass", price: "£9" },
            { name: "Pocket torch, brass", text: "With a battery in it", price: "£10" },
          ],
        },
        {
          heading: "Up to £25",
          dishes: [
            { name: "Lambswool scarf", text: "Seconds; find the fault", price: "£18" },
            { name: "Teapot for one, blue", price: "£16" },
            { name: "Chess set without a white knight", text: "We put in a thimble", price: "£22" },
            { name: "Enamel pan, small dent", text: "Cooks as before", price: "£14" },
          ],
        },
      ],
      note: "Wrapped at the counter free, in brown paper and red string.",
    },
    {
      block: "features-icons",
      scale: "poster",
      lead: "The part of giving that takes the time. Leave it with us at the counter and have a look round.",
      nav: "Wrapping",
      heading: "Wrapped, posted, swapped",
      items: [
        {
          icon: "heart",
          heading: "Wrapped free",
          text: "Brown paper, red string, a tag in your words.",
        },
        {
          icon: "truck",
          heading: "Posted for £3.50",
          text: "Up to two kilos, in Britain, within three days.",
        },
        {
          icon: "check",
          heading: "Swapped till 31 January",
          text: "With the card, without questions, and we never tell the price.",
        },
        { icon: "bag", heading: "Vouchers", text: "£10, £20 or £50, good for ever, with change." },
      ],
    },
    {
      block: "quotes-faces",
      wide: "sale-bags",
      lead: "The shop is small, so he has held everything in it at least twice.",
      tone: "deep",
      heading: "Who helps you choose",
      quotes: [
        {
          words:
            "Tell me their age, their kitchen and what they complain about. I need two minutes and you have three presents.",
          name: "Yusuf Karim",
          role: "counter, Thursday to Sunday",
        },
      ],
    },
    {
      block: "questions-columns",
      wide: "sale-close-bow",
      lead: "For parcels inside Britain. Further away, phone first.",
      nav: "Posting",
      heading: "Questions about posting",
      questions: [
        {
          question: "Can you post it for me?",
          answer: "Up to two kilos, £3.50, with a card in your own words.",
        },
        {
          question: "And if they hate it?",
          answer: "They may swap it until the end of January. We never tell them the price.",
        },
        { question: "When do you post last?", answer: "For Christmas: 19 December, noon." },
        {
          question: "Can I order by telephone?",
          answer: "Yes, {unbroken phone}. We read you the shelf.",
        },
      ],
    },
  ],
  footer: {
    block: "footer-letter",
    heading: "New on the shelf, once a month",
    text: "Twelve things we have just found, with prices, the evening before they go out.",
    label: "Your email address",
    send: "Send me the twelve",
    promise: "Twelve emails a year. Unsubscribe with one click.",
  },
};
