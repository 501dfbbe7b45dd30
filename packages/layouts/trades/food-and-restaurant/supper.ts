import type { Variation } from "../../schema/model.ts";

/** For two people planning an evening: what is cooked, what it costs, is there a table. */
export const supper: Variation = {
  caption: "The supper club: one menu, one table to book",
  theme: {
    brand: "#8f2d23",
    paper: { hue: 30, chroma: 0.014 },
    picture: { shape: "plain", ratio: "landscape" },
    headline: { weight: 500, tracking: -0.03, leading: 1, scale: "loud" },
    rule: "hairline",
    corner: "slight",
    button: "same",
    width: "narrow",
  },
  nav: { block: "nav-bar", action: { label: "Book a seat", href: "#book" } },
  sections: [
    {
      block: "hero-full",
      keyword: "Supper club, Thursday to Saturday",
      heading: "Five courses, one long table",
      lead: "Thirty seats, candles, and a set menu that changes on the first Thursday of every month.",
      picture: "food-supper-room",
      place: "middle",
      actions: [{ label: "Book a seat", href: "#book" }],
    },
    {
      block: "menu-prices",
      room: "tight",
      nav: "Menu",
      id: "menu",
      keyword: "November",
      heading: "This month's menu",
      lead: "£48 a head for all five, bread and water included.",
      courses: [
        {
          heading: "To begin",
          dishes: [
            {
              name: "Grilled sourdough",
              text: "Brown butter, smoked salt, capers",
              price: "1",
              mark: "v",
            },
            {
              name: "Pickled pear and fennel",
              text: "Green olives, coriander seed",
              price: "2",
              mark: "vg",
            },
          ],
        },
        {
          heading: "From the oven",
          dishes: [
            {
              name: "Half a hen with barley",
              text: "Baked for three hours, pan juices",
              price: "3",
            },
            {
              name: "or celeriac in salt",
              text: "Hazelnut sauce, chard, soft egg",
              price: "3",
              mark: "v",
            },
            { name: "Whitby hake", text: "Mussels, cider, leek tops", price: "4" },
          ],
        },
        {
          heading: "To finish",
          dishes: [
            { name: "Warm parkin", text: "Cold custard, stem ginger", price: "5", mark: "v" },
            {
              name: "Wensleydale, fig leaf",
              text: "Oat biscuits, instead or as well",
              price: "£6",
            },
          ],
        },
      ],
      note: "The figure is the course. v: no meat or fish. vg: nothing from animals. Tell us about allergies when you book.",
    },
    {
      block: "schedule-lineup",
      scale: "poster",
      lead: "Four hours from coats off to coats on.",
      nav: "Evening",
      tone: "tint",
      heading: "How the evening goes",
      days: [
        {
          heading: "Any night",
          slots: [
            {
              time: "18:30",
              name: "Doors",
              text: "A glass of something at the counter, coats in the back",
            },
            {
              time: "19:00",
              name: "Everybody sits",
              text: "Places have names; we mix parties unless you ask us not to",
            },
            { time: "19:15", name: "First course", text: "The next four follow every half hour" },
            {
              time: "20:15",
              name: "From the oven",
              text: "Carved at the table, second helpings while they last",
            },
            {
              time: "22:00",
              name: "Coffee",
              text: "Stay until half past ten, the last 12 bus goes at 22:51",
            },
          ],
        },
      ],
    },
    {
      block: "quotes-faces",
      room: "open",
      wide: "food-abstract-table",
      lead: "Seats are given out as you book, so you may well sit beside a stranger.",
      heading: "Guests on their evening",
      quotes: [
        {
          words:
            "We booked for our anniversary and left with the telephone numbers of six strangers. The celeriac was carved at the table like a roast.",
          name: "Jo and Lou",
          role: "supper in November",
        },
        {
          words: "I came alone and never felt it. They put me between a tram driver and a harpist.",
          name: "Bea",
          role: "her third time",
        },
        {
          words: "The barley under the hen. I would come for the barley alone.",
          name: "Marek",
          role: "Thursday, seat twelve",
        },
      ],
      note: "These guests are as fictional as the bakery.",
    },
    {
      block: "booking-form",
      nav: "Book",
      id: "book",
      tone: "brand",
      heading: "Book your seats",
      lead: "A deposit of £15 a head holds the seats; we send a link.",
      fields: [
        { label: "Evening", kind: "date" },
        { label: "Guests", kind: "select", options: ["1", "2", "3", "4", "5", "6"] },
        { label: "Your name", autoComplete: "name" },
        { label: "Allergies", optional: true },
      ],
      send: "Request seats",
      note: "Cancel up to two days before and the deposit is refunded in full.",
    },
  ],
  footer: {
    block: "footer-letter",
    heading: "Next month's menu, by email",
    text: "On the last Monday of each month we send the new menu, and readers can book a day early.",
    label: "Your email address",
    send: "Send me the menu",
    promise: "Twelve emails a year. Unsubscribe with one click.",
  },
};
