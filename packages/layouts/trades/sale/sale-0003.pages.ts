import type { LayoutPages } from "../pages.ts";

/** For present buyers: three ready parcels and the days before Christmas; then help with choosing. */
export default {
  second: {
    label: "Parcels",
    sections: [
      {
        block: "hero-split",
        keyword: "Ready wrapped",
        heading: "Three parcels for people in a hurry",
        lead: "Each is two or three things from the shelf that go together, wrapped in brown paper with a tag in your words. The price is the sum, no more.",
        picture: "sale-gift",
        actions: [
          { label: "See the three", href: "#three" },
          { label: "Ask Yusuf", href: "/contact" },
        ],
      },
      {
        block: "compare-table",
        id: "three",
        tone: "raised",
        heading: "The three parcels",
        lead: "If one thing does not suit, we exchange it for another at the same price.",
        labels: ["The parcel", "The desk", "The warm one", "The breakfast"],
        rows: [
          {
            term: "For",
            values: ["A student, a writer", "A father, a godmother", "A new neighbour"],
          },
          {
            term: "First thing",
            values: ["A very good pencil, £3", "Wool socks, £7", "Teapot for one, £16"],
          },
          {
            term: "Second thing",
            values: ["Beeswax candles, £4", "Lambswool scarf, £18", "Egg timer, £9"],
          },
          {
            term: "Third thing",
            values: ["Tin of odd buttons, £8", "Two are enough", "Two are enough"],
          },
          { term: "Price", values: ["£15", "£25", "£25"] },
          { term: "Weight", values: ["0.6 kg", "0.5 kg", "1.1 kg"] },
          { term: "Posted in Britain", values: ["£3.50", "£3.50", "£3.50"] },
        ],
        note: "Wrapping is free. Your card goes inside, ours does not, and the price is nowhere on it.",
      },
      {
        block: "fixtures-table",
        heading: "From now to Christmas",
        lead: "The shop is open from Thursday to Sunday. These days are worth knowing.",
        labels: ["Day", "What", "For whom", "When"],
        fixtures: [
          {
            date: "Sun 29 November",
            title: "Children wrap",
            place: "For parents and godparents",
            result: "12:00",
          },
          {
            date: "Thu 3 December",
            title: "A quiet afternoon",
            place: "For those who dislike shops",
            result: "16:00",
          },
          {
            date: "Sun 13 December",
            title: "Tags written by Mags",
            place: "For people with bad handwriting",
            result: "11:00",
          },
          {
            date: "Sat 19 December",
            title: "Last post for Christmas",
            place: "For parcels inside Britain",
            result: "12:00",
          },
          {
            date: "Sun 20 December",
            title: "Last full day of wrapping",
            place: "For those who carry it home",
            result: "16:00",
          },
          {
            date: "Sun 31 January",
            title: "Last day to swap",
            place: "For those who got two teapots",
            result: "16:00",
          },
        ],
        note: "On 24 December we are open from ten to two, and nearly sold out.",
      },
      {
        block: "features-columns",
        tone: "deep",
        heading: "What to write on the tag",
        lead: "Yusuf ties some forty a day. These are the ones people keep.",
        items: [
          {
            heading: "Short",
            text: "Two names and one reason. “For Ada, because of the stairs” says more than a verse.",
          },
          {
            heading: "Honest",
            text: "If you do not know them well, say thank you for something they did.",
          },
          {
            heading: "By hand",
            text: "Blots are welcome. We keep pens on the counter and a blotter that works.",
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
        keyword: "Thursday to Sunday",
        heading: "Tell Yusuf who it is for",
        lead: "He writes back with three ideas that fit your budget, usually on the same day. Say yes to one and it is wrapped.",
        actions: [
          { label: "Describe them", href: "#them" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "them",
        heading: "Who is it for?",
        lead: "Three sentences are enough. He is good at this.",
        fields: [
          { label: "Your email", kind: "email", autoComplete: "email" },
          { label: "Their age, and who they are to you" },
          { label: "What do they like, or complain about?", kind: "textarea" },
          {
            label: "How much may it cost?",
            kind: "choice",
            options: ["Up to £5", "Up to £10", "Up to £25", "A voucher"],
          },
          { label: "Needed by", kind: "date" },
          {
            label: "How does it reach them?",
            kind: "select",
            options: ["I collect it", "Post it to me", "Post it to them"],
          },
        ],
        send: "Send me three ideas",
      },
      {
        block: "hours-location",
        wide: "sale-bags",
        tone: "raised",
        heading: "Or come and look",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By bus", "The 54 to the swing bridge"],
          ["With a pram", "Level floor, wide aisles"],
          ["By telephone", "We read you the shelf"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
