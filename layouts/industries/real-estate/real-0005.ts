import type { Layout } from "../../model.ts";

export const real5: Layout = {
  caption: "The firm itself, in words and figures",
  theme: {
    brand: "#6b2d5c",
    paper: { hue: 330, chroma: 0.008, kind: "white" },
    headline: { weight: 400, tracking: -0.045, leading: 0.98, scale: "huge" },
    picture: { shape: "framed", filter: "faded", ratio: "portrait" },
    density: "airy",
    rule: "double",
    keyword: "plain",
    width: "normal",
  },
  nav: { block: "nav-plain", aside: "Two agents, one office, no chain behind it" },
  sections: [
    {
      block: "hero-type",
      tone: "deep",
      heading: "We sell about one house a week. On purpose.",
      lead: "Joyce Fairley and Amir Dunn, estate agents. We take on what we can show ourselves.",
      facts: ["Since 2003", "1.1 % and no extras", "Members of nothing fancy"],
      actions: [{ label: "Our terms", href: "#terms" }],
    },
    {
      block: "story-split",
      nav: "Us",
      heading: "An office with the door open",
      picture: "real-keys",
      caption: "The key board. Every hook has a name",
      text: [
        "Joyce grew up four doors from here and can tell you who built which porch. Amir surveyed mines before he surveyed lofts, and still taps every wall.",
        "Between us we show every house in person. If we cannot be there on a Saturday, the viewing is on Sunday.",
      ],
    },
    {
      block: "prices-single",
      nav: "Terms",
      tone: "tint",
      heading: "Our terms, all of them",
      price: "1.1 %",
      unit: "of the price, when it is paid",
      includes: [
        "Measured plan and photographs",
        "Every viewing by one of us",
        "Leave us at two weeks' notice",
      ],
      note: "No sale, no bill. We have never charged for a photograph of a kitchen.",
    },
    {
      block: "quotes-wall",
      nav: "Letters",
      heading: "From the letters on the wall",
      quotes: [
        {
          words:
            "They told me not to sell until the garden was out. They were right by eleven thousand.",
          name: "Doreen Sutcliffe",
          role: "Sold in May",
        },
        {
          words:
            "The page said the stairs were steep. We bought it anyway because nothing else was hidden.",
          name: "Theo and Mai",
          role: "Bought in August",
        },
      ],
    },
    {
      block: "hours-location",
      nav: "Office",
      tone: "ink",
      heading: "Come in",
      address: ["22 Weavers Row", "Heptonbridge HX7 9ZZ"],
      hours: [
        ["Weekdays", "9:00–17:30"],
        ["Saturday", "9:30–15:00"],
      ],
      ways: [
        ["On foot", "Between the chemist and the bridge"],
        ["By bus", "Every line stops at the bridge"],
      ],
    },
  ],
  footer: { block: "footer-card", heading: "The kettle is behind the filing cabinet." },
};
