import type { Layout } from "../../schema/model.ts";

/** For people restoring a house: one house told room by room, and a day to see it. */
export const inte5: Layout = {
  caption: "A story: one farmhouse, room by room, and a day to visit it",
  theme: {
    brand: "#c79a6b",
    paper: { hue: 60, chroma: 0.008, kind: "white" },
    type: { headline: "source-serif-4", body: "source-serif-4" },
    headline: { weight: 300, tracking: -0.03, leading: 1, scale: "loud" },
    picture: { shape: "arch", filter: "faded", ratio: "portrait" },
    keyword: "numbered",
    width: "normal",
  },
  nav: { block: "nav-strip", notice: "Open house at Coombe End on 5 June" },
  sections: [
    {
      block: "hero-panel",
      tone: "tint",
      keyword: "Coombe End, 1790",
      heading: "A farmhouse, room by room",
      lead: "Coombe End, 1790: eleven rooms, a family of six, finished over four winters.",
      picture: "inte-draw-farmhouse",
      actions: [{ label: "See it room by room", href: "#rooms" }],
    },
    {
      block: "itinerary-days",
      room: "open",
      lead: "Work only from November to March, so that summers stayed theirs.",
      nav: "Rooms",
      heading: "The four winters",
      days: [
        {
          label: "First winter",
          heading: "Kitchen",
          text: "Only a partition came out. The table moved to the window and stayed there.",
          facts: ["34 m²", "Lime, slate"],
        },
        {
          label: "Second",
          heading: "Sitting room",
          text: "The chair by the lamp stands where the telephone was. It is where everybody now sits first.",
          picture: "inte-sitting-dusk",
        },
        {
          label: "Third",
          heading: "Stairs and landing",
          text: "Six shelves, one for each person's library. The stairs are for choosing.",
          facts: ["Oak from the yard"],
          picture: "inte-landing",
        },
        {
          label: "Fourth",
          heading: "Attic",
          text: "A bed under each gable, and pots on the sill where the owls used to sit.",
          picture: "inte-attic",
        },
      ],
    },
    {
      block: "quotes-faces",
      scale: "poster",
      lead: "A family of six lived in it throughout. The order of rooms is the one we would choose again.",
      tone: "deep",
      heading: "What the owner says",
      quotes: [
        {
          words:
            "They never once said what a room ought to look like. They asked where we put our feet, and drew from there.",
          name: "Hester Lovell",
          role: "Coombe End, family of six",
        },
      ],
    },
    {
      block: "compare-slider",
      room: "open",
      nav: "Before",
      tone: "sunken",
      heading: "The sitting room, before and after",
      lead: "The second winter. Slide to see what left, what stayed and where the light came from.",
      hint: "Scroll or press the arrow keys to compare.",
      before: {
        label: "January",
        text: "Grey walls, a radiator under the window, a telephone where one wanted to sit.",
        picture: "inte-wall-before",
      },
      after: {
        label: "March",
        text: "The chair by the lamp, sage walls, shelves from the yard’s own oak, and a fire that draws.",
        picture: "inte-wall-after",
      },
      facts: [
        ["Took", "Nine weeks"],
        ["Cost", "£7,240"],
        ["Kept", "Sofa, rug, every book"],
      ],
    },
    {
      block: "booking-form",
      lead: "Saturday 5 June, eleven to four. Groups of eight.",
      nav: "Open house",
      tone: "tint",
      heading: "Visit on the open day",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "How many of you", kind: "number" },
      ],
      send: "Come on the fifth",
      note: "Shoes off at the door. There is cake in the kitchen.",
    },
  ],
  footer: {
    block: "footer-social",
    closing: "Two more houses are open in autumn. Ask for the list.",
    places: [
      {
        icon: "camera",
        label: "Pictures of the house",
        href: "mailto:pictures@alderroom.example",
      },
      { icon: "mail", label: "{email}", href: "mailto:{email}" },
    ],
    legal: ["{name} is an invented studio", "Coombe End is invented with it", "Ashcombe, Somerset"],
  },
};
