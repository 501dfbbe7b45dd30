import type { Layout } from "../../schema/model.ts";

/** For a client with a shop or a ferry: proof, price by the week, a start. */
export const artd3: Layout = {
  caption: "A studio: one identity told through, fees by the week, four people",
  theme: {
    brand: "#ffd23f",
    paper: { hue: 100, chroma: 0.004, kind: "white" },
    headline: { weight: 700, tracking: -0.045, leading: 0.92, scale: "loud" },
    density: "dense",
    keyword: "mark",
    picture: { shape: "cut", filter: "crisp", ratio: "landscape" },
  },
  nav: { block: "nav-bar", action: { label: "Start a project", href: "#start" } },
  sections: [
    {
      block: "hero-faces",
      keyword: "Studio 4, {name}",
      heading: "Signs and identities that last outdoors",
      lead: "Four designers who draw, letter, cut and hang: posters, book covers, shop fronts and whole identities.",
      actions: [{ label: "See the ferry job", href: "#ferries" }],
      people: [
        { picture: "person-letterer-senga", name: "Senga Rowe", role: "letters" },
        { picture: "person-designer-idris", name: "Idris Kamara", role: "marks and shapes" },
        { picture: "person-signwriter-wanda", name: "Wanda Pohl", role: "signs, at any height" },
        { picture: "person-typesetter-callum", name: "Callum Reid", role: "type, and your calls" },
      ],
    },
    {
      block: "case-study",
      room: "open",
      lead: "Fourteen boats, seventeen piers and one island post office in 22 weeks.",
      nav: "Ferries",
      keyword: "Firth Lines, 2025",
      heading: "Firth Lines: fourteen ferries, three shapes",
      picture: "artd-abstract-signs",
      facts: [
        ["For", "Firth Lines"],
        ["Took", "22 weeks"],
        ["Signs", "311"],
        ["Fonts", "One, drawn for it"],
        ["Enamel", "Three colours"],
        ["Lasts", "Fifteen winters"],
      ],
      parts: [
        {
          heading: "Trouble",
          text: "Passengers boarded the wrong boat about once a day, usually the same one.",
        },
        {
          heading: "Idea",
          text: "Disc for the islands, pebble for the loch, leaf for the town. You can follow a shape with a suitcase in each hand.",
        },
        {
          heading: "Since",
          text: "The wrong boat now leaves with the wrong people about once a month. We are looking into who they are.",
        },
      ],
    },
    {
      block: "features-columns",
      scale: "poster",
      nav: "Weeks",
      tone: "brand",
      heading: "What a project costs",
      items: [
        {
          heading: "One week",
          text: "A poster, a cover or a label. Sketches on Tuesday, print files on Friday.",
          note: "£2,400",
        },
        {
          heading: "Four weeks",
          text: "A name, a mark and the first six things it goes on, with a page of rules.",
          note: "£9,000",
        },
        {
          heading: "Twelve weeks",
          text: "Everything, with signs, and Wanda on the ladder when they go up.",
          note: "£25,500",
        },
      ],
      lead: "We sell weeks. You know the price before the first sketch.",
    },
    {
      block: "gallery-carousel",
      room: "open",
      wide: "artd-abstract-ampersand",
      lead: "Four jobs from the last two years. The outdoor ones have been through a winter on the Clyde and still read.",
      nav: "Work",
      heading: "Recent work",
      items: [
        {
          picture: "artd-abstract-letter",
          heading: "Letters for {street}",
          text: "Letters two metres high, cut from marine ply and enamelled yellow. Readable from the far bank.",
        },
        {
          picture: "artd-abstract-tiles",
          heading: "Tiles for Kemi Abara",
          text: "One tile with two curves. Turn it as you like, and the lines meet on every wall.",
        },
        {
          picture: "artd-abstract-overprint",
          heading: "Cover for O. Garr",
          text: "Three inks over one another make seven colours. Printed here, one evening for each disc.",
        },
        {
          picture: "artd-abstract-brush",
          heading: "Paint chart for Firth Lines",
          text: "Three enamels brushed out by hand, then measured, so that a deckhand can touch up a sign in any harbour.",
        },
      ],
    },
    {
      block: "contact-form",
      nav: "Start",
      heading: "Start a project",
      text: "Where will it hang, who walks past, and by when? We reply with a number of weeks and a price.",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "Weeks", kind: "choice", options: ["One", "Four", "Twelve", "You tell me"] },
        { label: "What you need", kind: "textarea" },
      ],
      send: "Put it on the wall",
    },
  ],
  footer: {
    block: "footer-social",
    closing: "Walk up: studio 4 is above the gallery, follow the letters.",
    places: [
      { icon: "camera", label: "Work in progress", href: "mailto:pictures@ninthshed.example" },
      { icon: "phone", label: "{phone}", href: "tel:{phone}" },
      { icon: "mail", label: "Write to studio 4", href: "mailto:studio4@ninthshed.example" },
    ],
    legal: ["Studio 4 is an invented partnership", "{street}, {town}"],
  },
};
