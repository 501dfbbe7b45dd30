import type { Variation } from "../../schema/model.ts";

/** For people on the way to work: what is out, what it costs, when the door opens. */
export const counter: Variation = {
  caption: "The counter: today’s bread, prices and opening hours",
  theme: { picture: { shape: "plain", ratio: "portrait" }, width: "wide" },
  nav: { block: "nav-strip", notice: "Open today from 7, bread until it is gone" },
  sections: [
    {
      block: "hero-portrait",
      keyword: "Bakery, {street}",
      heading: "Bread from seven",
      lead: "Sourdough, rye and pretzels from a wood-fired oven in the middle of {town}. Walk in, or order tonight.",
      picture: "food-pretzel",
      aside: "Pretzels come out at nine, with coarse salt, and are £2.60 until they are gone.",
      actions: [
        { label: "See today's bread", href: "#bread" },
        { label: "Order for tomorrow", href: "#order" },
      ],
      behind: true,
    },
    {
      block: "menu-board",
      lead: "Out from seven, in this order. The board is wiped at two.",
      nav: "Bread",
      id: "bread",
      tone: "raised",
      keyword: "Baked this morning",
      heading: "On the counter today",
      dishes: [
        { name: "Assembly sourdough", text: "Wheat and a little rye, 900 g", price: "£4.80" },
        { name: "Seeded rye", text: "Dark, moist, keeps for a week", price: "£5.20" },
        { name: "Olive and lemon stick", text: "Usually gone by ten", price: "£3.40" },
        { name: "Pretzel", text: "Coarse salt, from nine", price: "£2.60" },
        { name: "Sandwich tin", text: "Soft crumb, good for toast", price: "£4.20" },
        { name: "Cardamom knot", text: "Buttered twice, sugared once", price: "£3.00" },
        { name: "Almond bostock", text: "Brioche, marmalade, flaked almonds", price: "£3.60" },
        { name: "Cheese and leek turnover", text: "Warm from eleven", price: "£4.50" },
      ],
      picture: "food-sourdough",
      note: "Wheat, rye, milk, eggs and nuts are used in one room. Ask us about allergens.",
    },
    {
      block: "team-portraits",
      scale: "poster",
      nav: "Bakers",
      heading: "Who bakes and who pours",
      lead: "Three bakers share the nights, so there is bread every day but Monday. The oven is lit at eleven in the evening with ash and old apple wood.",
      people: [
        {
          picture: "person-baker-amina",
          name: "Amina Yusuf",
          role: "Head baker",
          text: "Amina shapes two hundred loaves between one and five. Her advice for a crisp crust: paper bag, cut side down, never the fridge.",
        },
        {
          picture: "person-barista-leo",
          name: "Leo Marsh",
          role: "Coffee and counter",
          text: "Leo knows most orders by face. Filter is £2.40, a flat white £3.20, and a refill of filter is on us until nine. The beans come from a roaster two streets away.",
        },
      ],
    },
    {
      block: "quotes-faces",
      wide: "food-oven",
      lead: "Some come so often that we put theirs aside without being asked.",
      heading: "What regulars buy",
      quotes: [
        {
          picture: "person-guest-bea",
          words:
            "Two cardamom knots on Saturday, one for the walk home. The second has never yet reached the kitchen table.",
          name: "Bea",
          role: "lives on Fish Lane",
        },
        {
          picture: "person-guest-marek",
          words:
            "The seeded rye, sliced thin. It tastes like the one from my grandmother's town, and I have looked for it for years.",
          name: "Marek",
          role: "comes every Tuesday",
        },
        {
          picture: "person-guests-jo-and-lou",
          words:
            "One tin loaf, sliced, for the children, one rye for us. We split the last knot in the car and say that there were none.",
          name: "Jo and Lou",
          role: "Saturdays at eight",
        },
      ],
    },
    {
      block: "booking-form",
      nav: "Order",
      id: "order",
      tone: "tint",
      heading: "Order for tomorrow",
      lead: "Before 18:00 and your loaf is on the shelf with your name on it.",
      fields: [
        { label: "What and how many", hint: "For example 1 sourdough, 4 knots" },
        { label: "Day", kind: "date" },
        { label: "Your name", autoComplete: "name" },
        { label: "Telephone", kind: "tel", autoComplete: "tel" },
      ],
      send: "Put it aside",
      note: "Pay when you collect. Shelved orders are kept until 13:00, then half price.",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Opening hours", linksLabel: "On this page" },
};
