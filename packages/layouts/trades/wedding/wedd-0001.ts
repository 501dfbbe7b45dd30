import type { Layout } from "../../schema/model.ts";

/** For invited guests: when, where, how to get there, an answer. */
export const wedd1: Layout = {
  caption: "An invitation: the day, getting there, a card to send back",
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-portrait",
      keyword: "Saturday, 12 June 2027",
      heading: "Maud Ellery and Tomas Reyne",
      lead: "are getting married, and would love you to be there.",
      picture: "wedd-paper-wreath",
      aside: "Ceremony at half past one in the long barn, supper in the orchard if the sky allows.",
      actions: [{ label: "Send your answer", href: "#answer" }],
    },
    {
      block: "schedule-lineup",
      lead: "Come to all of it, or only to the part you like.",
      nav: "The day",
      heading: "The weekend",
      days: [
        {
          heading: "Friday evening",
          slots: [{ time: "18:00", name: "Pies and cider", text: "For those already here" }],
        },
        {
          heading: "Saturday",
          slots: [
            { time: "13:30", name: "Ceremony", place: "Long barn" },
            { time: "14:30", name: "Cake, early", text: "Tomas insists", place: "Walled yard" },
            { time: "17:00", name: "Supper", place: "Orchard" },
            { time: "20:00", name: "Fiddles and dancing", place: "Long barn" },
          ],
        },
        {
          heading: "Sunday",
          slots: [{ time: "10:00", name: "Eggs for everyone", place: "Farm kitchen" }],
        },
      ],
    },
    {
      block: "gallery-row",
      scale: "poster",
      lead: "A few faces to look out for.",
      nav: "Us",
      heading: "Who will be there",
      items: [
        {
          picture: "person-couple-flowers",
          caption: "Maud and Tomas",
          note: "Met over a broken gate",
        },
        {
          picture: "person-family-of-four",
          caption: "The Gills, from Leicester",
          note: "Bringing the sweets",
        },
        { picture: "wedd-paper-cake", caption: "The cake", note: "Cut at half past two" },
      ],
    },
    {
      block: "hours-location",
      room: "open",
      wide: "wedd-table",
      nav: "Getting there",
      tone: "sunken",
      heading: "Getting there and home again",
      address: ["{address lines}"],
      hours: [
        ["Last bus to town", "23:40"],
        ["Gates close", "00:30"],
      ],
      ways: [
        ["By train", "{town} station, then our own minibus at 12:15 and 12:50"],
        ["By car", "The field by the gate is dry in June and free all weekend"],
        ["Staying", "Ask us for the list of rooms first"],
        ["Children", "Very welcome: a straw fort, supper at five"],
      ],
    },
    {
      block: "rsvp-form",
      nav: "Answer",
      heading: "Will you come?",
      lead: "Please let us know by the first of April.",
      fields: [
        { label: "Your name, or all your names", autoComplete: "name" },
        {
          label: "Are you coming?",
          kind: "choice",
          options: ["With pleasure", "Sadly not", "Only to dance"],
        },
        { label: "What can you not eat?", optional: true },
      ],
      send: "Post the card",
      closing: "No presents, please. Bring a plant for the hedge.",
    },
  ],
  footer: { block: "footer-slim" },
};
