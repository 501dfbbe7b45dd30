import type { Layout } from "../../model.ts";

export const artd1: Layout = {
  caption: "Exhibition poster: red ground, dates, what hangs where",
  nav: { block: "nav-plain", aside: "Free entry. Wet floor until Thursday." },
  sections: [
    {
      block: "hero-type",
      tone: "brand",
      keyword: "21 November 2026 to 14 February 2027",
      heading: "Red disc, blue field, yellow bar",
      lead: "Twenty-three paintings by Ottoline Garr, hung at the height of her own eyes, which is 151 centimetres.",
      facts: ["Carpet Wharf, Glasgow", "Wednesday to Sunday", "Thursday until nine"],
      actions: [{ label: "The rooms", href: "#rooms" }],
    },
    {
      block: "gallery-stagger",
      nav: "Rooms",
      heading: "Three rooms",
      items: [
        {
          picture: "artd-canvas",
          heading: "Room A",
          text: "The large canvases lean. They were painted leaning, and hung straight they look wrong.",
        },
        {
          picture: { id: "artd-mobile", at: [50, 40] },
          heading: "Room B",
          text: "Nine mobiles and one open window. Please shut the door slowly.",
        },
        {
          picture: { id: "artd-palette", zoom: 1.2 },
          heading: "Room C",
          text: "Her palettes from 1981 on, in order, none of them cleaned.",
        },
      ],
    },
    {
      block: "fixtures-table",
      nav: "Dates",
      tone: "ink",
      heading: "While it hangs",
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
        { date: "14 Feb, 16:00", title: "Taking it down together", place: "All", result: "Free" },
      ],
      note: "Every Thursday at six somebody from the studios walks you round and disagrees with the labels.",
    },
    {
      block: "story-text",
      nav: "Garr",
      keyword: "Ottoline Garr, born 1941",
      heading: "Who is she?",
      opening:
        "She painted signs for ferries until she was forty, and says she has not changed trade.",
      text: [
        "A ferry sign must be read in spray, at dusk, by somebody who is late. Garr kept the colours and let go of the words. The discs came first, then a field for them to stand in.",
        "She still mixes by the bucket. Visitors to her studio are handed a stick and asked to stir.",
      ],
    },
    {
      block: "call-line",
      heading: "No tickets. Just push the big door",
      action: { label: "Carpet Wharf, Glasgow", href: "mailto:door@ninthshed.example" },
    },
  ],
  footer: { block: "footer-large", closing: "Next: Chairs Nobody Sat On, from 6 March" },
};
