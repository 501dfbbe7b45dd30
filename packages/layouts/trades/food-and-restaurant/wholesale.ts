import type { Variation } from "../../schema/model.ts";

/** For a café owner: what is delivered when, from how many, at which price. */
export const wholesale: Variation = {
  caption: "Wholesale: trade prices and rounds for cafés and kitchens",
  theme: {
    brand: "#1f5f4a",
    paper: { hue: 150, chroma: 0.008, kind: "white" },
    type: { headline: "bricolage-grotesque", body: "figtree" },
    headline: { weight: 700, tracking: -0.035, leading: 0.98, scale: "normal" },
    rule: "bold",
    picture: { shape: "corner", ratio: "landscape" },
    corner: "soft",
    button: "same",
    keyword: "tag",
    width: "wide",
  },
  nav: { block: "nav-plain", aside: "Orders in by 14:00, bread out by 5:30" },
  sections: [
    {
      block: "hero-ledger",
      keyword: "Trade bakery",
      heading: "Bread for cafés and kitchens",
      lead: "Sourdough, rolls and laminated pastry, delivered before you open. Six days a week, inside the {town} ring road and along the line to Harrogate.",
      picture: { id: "food-bread", at: [45, 55] },
      figures: [
        { figure: "£25", label: "smallest order" },
        { figure: "14:00", label: "order by, for tomorrow" },
        { figure: "5:30", label: "first van leaves" },
        { figure: "38", label: "kitchens on the round" },
      ],
      actions: [
        { label: "Open an account", href: "#account" },
        { label: "Trade prices", href: "#prices" },
      ],
    },
    {
      block: "prices-list",
      nav: "Prices",
      id: "prices",
      heading: "Trade prices",
      lead: "Excluding VAT, per piece unless it says otherwise.",
      groups: [
        {
          heading: "Loaves",
          lines: [
            { name: "Sourdough, 900 g", text: "Whole or sliced", price: "£2.95" },
            { name: "Sourdough, 1.8 kg", text: "For toast and sandwiches", price: "£5.40" },
            { name: "Seeded rye, 800 g", text: "Keeps for a week", price: "£3.30" },
            { name: "Sandwich tin, 800 g", text: "12 mm slices", price: "£2.60" },
          ],
        },
        {
          heading: "Rolls and buns",
          lines: [
            { name: "Burger bun, seeded", text: "Box of 24", price: "£13.20" },
            { name: "Dinner roll, 45 g", text: "Tray of 30", price: "£9.60" },
            { name: "Focaccia, half sheet", text: "Serves 20", price: "£11.50" },
          ],
        },
        {
          heading: "Morning pastry",
          lines: [
            { name: "Croissant", text: "Baked or ready to prove", price: "£1.35" },
            { name: "Cardamom knot", text: "From 12", price: "£1.55" },
            { name: "Cheese turnover", text: "From 12", price: "£2.10" },
          ],
        },
      ],
      note: "Prices hold from 1 October to 31 March. We buy flour twice a year and set them then.",
    },
    {
      block: "compare-table",
      wide: "food-abstract-rounds",
      nav: "Rounds",
      tone: "sunken",
      heading: "Which round you are on",
      lead: "The van passes every kitchen on its line, so a round sets your delivery time.",
      labels: ["Round", "City", "North line", "Collection"],
      rows: [
        { term: "Bread arrives", values: ["5:40 to 7:00", "6:15 to 7:45", "from 5:30"] },
        { term: "Days", values: ["Tuesday to Sunday", "Tuesday to Saturday", "Tuesday to Sunday"] },
        { term: "Smallest order", values: ["£25", "£40", "none"] },
        { term: "Delivery", values: ["free", "free above £60", "–"] },
        { term: "Crates", values: ["swapped daily", "swapped daily", "bring your own"] },
        { term: "Change an order until", values: ["20:00", "18:00", "20:00"] },
      ],
      note: "The oven rests on Mondays: order double for Sunday, and we help with the numbers.",
    },
    {
      block: "quotes-faces",
      heading: "From the other side of the crate",
      quotes: [
        {
          words:
            "Tell me on Sunday what Thursday looks like and I bake to it. Bread is planned two days before you eat it.",
          name: "Amina Yusuf",
          role: "head baker, answers the night desk",
        },
        {
          words:
            "My counter is on the round like any café. If a tray is short they call at six, before there is a queue.",
          name: "Leo Marsh",
          role: "runs our own counter, and orders like you",
        },
        {
          words:
            "I asked for a bun that survives gravy. They sent four kinds to try, and the third does.",
          name: "Marek Zielak",
          role: "pie shop, Kirkgate",
        },
      ],
    },
    {
      block: "contact-form",
      scale: "poster",
      nav: "Account",
      id: "account",
      heading: "Open a trade account",
      lead: "Samples come the next morning, on the van that would serve you.",
      text: "Amina Yusuf, who bakes it, also answers these. Accounts pay monthly after three weeks.",
      fields: [
        { label: "Business", autoComplete: "organization" },
        { label: "Your name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "Postcode", autoComplete: "postal-code" },
        { label: "What you use in a week", kind: "textarea", optional: true },
      ],
      send: "Send me samples",
    },
  ],
  footer: {
    block: "footer-social",
    closing: "Night desk from 22:00: call, and a baker answers.",
    places: [
      { icon: "phone", label: "{phone}", href: "tel:{phone}" },
      { icon: "mail", label: "Trade desk", href: "mailto:trade@pinchandproof.example" },
      { icon: "book", label: "Allergen list", href: "#prices" },
    ],
    legal: [
      "{name} Bakers Ltd, an invented company",
      "Hygiene rating 5, invented too",
      "Wheat, milk, eggs, nuts and sesame on site",
    ],
  },
};
