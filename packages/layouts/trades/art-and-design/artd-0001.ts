import type { Layout } from "../../schema/model.ts";

/** For a visitor deciding on Sunday: what is on, until when, what it costs. */
export const artd1: Layout = {
  caption: "An event: the exhibition poster with rooms, dates and the painter",
  nav: { block: "nav-plain", aside: "Free entry, Wednesday to Sunday" },
  sections: [
    {
      block: "hero-type",
      tone: "brand",
      keyword: "21 November 2026 to 14 February 2027",
      heading: "Red disc, blue field, yellow bar",
      lead: "Twenty-three paintings by Ottoline Garr, hung at the height of her own eyes, which is 151 centimetres.",
      facts: ["{street}, {town}", "Wednesday to Sunday", "Thursday until nine"],
      actions: [{ label: "What you will see", href: "#rooms" }],
      poster: true,
    },
    {
      block: "gallery-stagger",
      lead: "Allow an hour. Benches in each, large print at the door.",
      nav: "Rooms",
      heading: "Three rooms",
      items: [
        {
          picture: "artd-gallery",
          heading: "Room A: large canvases",
          text: "Paintings that lean. They were made leaning; hung straight, the discs seem to slide.",
        },
        {
          picture: "artd-mobile",
          heading: "Room B: mobiles",
          text: "Wire, pebble, leaf. One window stays open, so they never hang still.",
        },
        {
          picture: "artd-palette",
          heading: "Room C: palettes",
          text: "Every palette since 1981, in order and uncleaned: forty-five years of mixing.",
        },
      ],
    },
    {
      block: "fixtures-table",
      scale: "poster",
      lead: "Places for the paid ones are held at the desk until ten minutes before.",
      nav: "Dates",
      tone: "ink",
      heading: "Talks and events",
      labels: ["Date", "What", "Where", "Price"],
      fixtures: [
        { date: "20 Nov, 18:00", title: "Opening, with soup", place: "Room A", result: "Free" },
        { date: "3 Dec, 19:00", title: "Garr in conversation", place: "Room B", result: "£6" },
        {
          date: "12 Dec, 11:00",
          title: "Drawing for under-tens",
          place: "Print room",
          result: "£4",
        },
        { date: "14 Jan, 19:30", title: "Trio for moving wire", place: "Room B", result: "£9" },
        {
          date: "23 Jan, 14:00",
          title: "Sign painting for beginners",
          place: "Print room",
          result: "£28",
        },
        {
          date: "6 Feb, 11:00",
          title: "Relaxed morning, lights low",
          place: "All rooms",
          result: "Free",
        },
        { date: "14 Feb, 16:00", title: "Taking it down together", place: "All", result: "Free" },
      ],
      note: "Every Thursday at six an artist from the studios gives a tour, free, no booking.",
    },
    {
      block: "story-split",
      wide: "artd-abstract-halftone",
      nav: "Garr",
      keyword: "Ottoline Garr, born 1941",
      heading: "About the painter",
      picture: "artd-letter",
      caption: "Letter for the Firth ferries, about 1975",
      text: [
        "She painted signs for ferries until she was forty, and says she has not changed trade. A ferry sign must be read in spray, at dusk, by people who are late.",
        "Garr kept the colours and let go of the words. The discs came first, then a field to hold them. She still mixes by the bucket, and visitors to her studio are handed a stick.",
      ],
      flip: true,
    },
    {
      block: "map-directions",
      nav: "Getting here",
      tone: "tint",
      heading: "Getting to the gallery",
      plan: "river",
      pin: "{name}",
      nearby: ["{town} Green", "Bridge end", "River Clyde"],
      address: ["{street}", "{last line}"],
      ways: [
        [
          "Opening",
          "Wednesday to Sunday 11 to 6, Thursdays until 9. Closed from 24 December to 2 January.",
        ],
        ["On foot", "Ten minutes from the Green, along the water."],
        ["By train", "Bridge end exit, eight minutes, follow the orange dots on the ground."],
        ["Step-free", "Wide door on the river side, lift to room C, folding stools at the desk."],
        [
          "With a class",
          "Free on Wednesdays from ten, thirty at a time. Write a fortnight ahead and say how old they are.",
        ],
      ],
      actions: [{ label: "Ask the desk", href: "tel:{phone}" }],
    },
  ],
  footer: { block: "footer-large", closing: "Next: Chairs Nobody Sat On, from 6 March" },
};
