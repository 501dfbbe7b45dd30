import type { Layout } from "../../schema/model.ts";

/** For guests with a weekend: what to do nearby, where to eat, whom to ask. */
export const trav4: Layout = {
  caption: "A guide: things to do, where to eat, whom to ask",
  theme: {
    brand: "#e07a5f",
    paper: { hue: 45, chroma: 0.018, kind: "paper" },
    picture: { shape: "arch", filter: "none", ratio: "square" },
    headline: { weight: 800, tracking: -0.035, leading: 0.98, scale: "loud" },
    keyword: "italic",
    rule: "dashed",
  },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-doors",
      tone: "tint",
      keyword: "A weekend without a plan",
      heading: "Things to do in {town}",
      lead: "Three ideas for a weekend, all within a walk of the front door.",
      doors: [
        {
          label: "Beach",
          note: "A swim at high water, then a deck chair",
          href: "#nearby",
          picture: "trav-parasol",
        },
        {
          label: "Wander",
          note: "To the kilns and back before lunch",
          href: "#nearby",
          picture: "trav-paper-kilns",
        },
        {
          label: "Eat",
          note: "Breakfast here, then four places we like",
          href: "#eat",
          picture: "trav-breakfast",
        },
      ],
    },
    {
      block: "features-lines",
      room: "open",
      lead: "In the order in which most guests find them.",
      nav: "Nearby",
      id: "nearby",
      heading: "Within an hour on foot",
      items: [
        {
          heading: "The cockle sand",
          text: "Ten minutes by the low path. Take our chairs; the parasol is chained up, the key is at the desk.",
        },
        {
          heading: "The aerodrome café",
          text: "Grass runway, bacon rolls, and a mechanic who knows every propeller by name.",
        },
        {
          heading: "St Elen's tower",
          text: "Open on Saturdays. Ring the bell once, not twice, or the lifeboat looks out.",
        },
        {
          heading: "The island",
          text: "Huw crosses on the morning tide, £14, back by four. Bring lunch: there is no shop.",
        },
        {
          heading: "The lime kilns",
          text: "Three arches by the sea, an hour along the path. Bats at dusk, a bench facing west.",
        },
      ],
    },
    {
      block: "menu-prices",
      lead: "Telephone first at weekends; all four know us.",
      nav: "Eat",
      tone: "tint",
      heading: "Where to eat",
      courses: [
        {
          heading: "On the quay",
          dishes: [
            { name: "The Smokehouse", text: "Mackerel, bread, paper napkins", price: "£9" },
            { name: "Cwtch", text: "Cawl at lunch, gone by two", price: "£8" },
          ],
        },
        {
          heading: "Up the hill",
          dishes: [
            { name: "Ffion's", text: "Six tables, one menu, book first", price: "£38" },
            { name: "The Quarryman", text: "Pie, pint, quiz on Thursdays", price: "£15" },
          ],
        },
      ],
      note: "Prices are what we last paid for one person.",
    },
    {
      block: "hours-week",
      wide: "trav-abstract-tide",
      nav: "Boat",
      heading: "When the island boat goes",
      lead: "From the slip below the hotel, April to October, tide and wind allowing.",
      days: [
        { day: "Monday", from: "9:30", to: "16:00" },
        { day: "Wednesday", from: "10:00", to: "16:00", note: "past the seals on the way back" },
        { day: "Friday", from: "9:00", to: "15:30" },
        { day: "Saturday", from: "9:00", to: "18:00", note: "two crossings" },
        { day: "Sunday", from: "10:00", to: "16:00" },
      ],
      note: "Chalked on the slate by the door every evening at six. £14, children £6.",
    },
    {
      block: "team-portraits",
      scale: "poster",
      lead: "Knock, ring or shout up the stairs. One of us is always within earshot of the desk.",
      nav: "Ask",
      id: "ask",
      tone: "tint",
      heading: "Ask those who live here",
      people: [
        {
          picture: "person-host-gwen",
          name: "Gwen Tudur",
          role: "gwen@theslipway.example",
          text: "Gwen knows the paths, the stiles, and what the weather is about to do.",
        },
        {
          picture: "person-host-huw",
          name: "Huw Tudur",
          role: "Boat and breakfast",
          text: "Huw knows tides, seals and mackerel. You find him on the slip before eight.",
        },
        {
          picture: "person-hotelier-iris",
          name: "Iris Tudur",
          role: "{phone}",
          text: "Iris helps with rooms, trains, taxis and lost hats.",
        },
      ],
    },
  ],
  footer: { block: "footer-card", heading: "Deck chairs are out from nine. Sit in any of them." },
};
