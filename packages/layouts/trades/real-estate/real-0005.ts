import type { Layout } from "../../schema/model.ts";

/** For sellers comparing agents: who they are, terms, letters. */
export const real5: Layout = {
  caption: "The firm: two agents, all their terms, letters from clients",
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
      block: "hero-triptych",
      tone: "deep",
      heading: "Estate agents who show every house",
      lead: "Joyce Fairley and Amir Dunn sell about one house a week, for 1.1% and no extras.",
      pictures: [
        { id: "real-providence-steps", at: [50, 55], zoom: 1.15 },
        { id: "real-street", at: [66, 62], zoom: 1.15 },
        { id: "real-factory-fold", at: [38, 60], zoom: 1.15 },
      ],
      actions: [{ label: "Our terms", href: "#terms" }],
    },
    {
      block: "story-split",
      nav: "About us",
      heading: "Two agents, one office",
      picture: "real-keys",
      caption: "Keys at the office: every hook has its house",
      text: [
        "Joyce grew up four doors from here and can tell you who built which porch. Amir surveyed mines before he surveyed lofts, and still taps every wall.",
        "Between us we show every house in person. If we cannot be there on a Saturday, the viewing is on Sunday. There is no chain behind us and no target above us.",
      ],
    },
    {
      block: "prices-single",
      nav: "Terms",
      tone: "tint",
      heading: "Our terms",
      price: "1.1%",
      unit: "of the price, when it is paid",
      includes: [
        "Measured plan and photographs",
        "Every viewing by one of us",
        "Leave us at two weeks' notice",
        "Energy certificate arranged, at cost",
        "A call every Friday, with or without news",
      ],
      note: "No sale, no bill. We have never charged for a photograph of a kitchen.",
    },
    {
      block: "quotes-faces",
      room: "open",
      wide: "real-kitchen",
      lead: "One sold and two bought. We keep all letters in a box at the office, the cross ones too.",
      nav: "Letters",
      heading: "Letters from clients",
      quotes: [
        {
          picture: "person-seller-doreen",
          words:
            "They told me not to sell until the garden was out. They were right by eleven thousand.",
          name: "Doreen Sutcliffe",
          role: "sold her mother's house in May",
        },
        {
          picture: "person-buyers-theo-and-mai",
          words:
            "The page said the stairs were steep. We bought it anyway, because nothing else was hidden.",
          name: "Theo and Mai",
          role: "bought in August",
        },
      ],
    },
    {
      block: "map-directions",
      lead: "Come in with a plan, a photograph or just a street name. The first talk takes a quarter of an hour.",
      nav: "Office",
      tone: "tint",
      heading: "Visit the office",
      plan: "river",
      pin: "{name}",
      nearby: ["The mill", "The bridge", "The canal"],
      address: ["{address lines}"],
      ways: [
        ["Open", "Weekdays 9 to 5:30, Saturday 9:30 to 3."],
        ["On foot", "Between the chemist and the bridge, eight minutes from the station."],
        ["By bus", "Every line stops at the bridge."],
        ["By car", "Free for an hour on the Row, all day at the mill."],
      ],
      actions: [{ label: "{phone}", href: "tel:{phone}" }],
    },
  ],
  footer: {
    block: "footer-card",
    heading: "Tea, plans and straight answers, until half past five.",
  },
};
