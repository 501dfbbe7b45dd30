import type { Layout } from "../../model.ts";

export const trav5: Layout = {
  caption: "The whole house for a party, three panels wide",
  theme: {
    brand: "#f2c14e",
    paper: { hue: 210, chroma: 0.02, kind: "toned" },
    picture: { shape: "corner", filter: "none", ratio: "square" },
    headline: { weight: 700, tracking: -0.03, leading: 1, scale: "loud" },
    corner: "slight",
    keyword: "tag",
    rule: "bold",
  },
  nav: {
    block: "nav-strip",
    notice: "Two weekends free in May",
    action: { label: "Hold a date", href: "#hold" },
  },
  sections: [
    {
      block: "hero-triptych",
      keyword: "All eleven rooms",
      heading: "Take the house, bring everybody",
      lead: "For a big birthday, a small wedding or a choir that needs an echo.",
      pictures: [
        { id: "trav-bell", at: [40, 60] },
        { id: "trav-suitcase", at: [66, 60], zoom: 1.1 },
        { id: "trav-parasol", at: [42, 55] },
      ],
      actions: [{ label: "Hold a date", href: "#hold" }],
    },
    {
      block: "figures-row",
      nav: "In figures",
      tone: "ink",
      heading: "The house in figures",
      figures: [
        { figure: "£2,750", label: "for two nights, all in", text: "Breakfasts and firewood too" },
        { figure: "24", label: "beds", text: "And two cots" },
        { figure: "38", label: "at the long table", text: "With the leaves in" },
      ],
    },
    {
      block: "schedule-lineup",
      nav: "A weekend",
      heading: "How one weekend went",
      days: [
        {
          heading: "Friday",
          slots: [
            { time: "16:00", name: "Keys", place: "Front step" },
            { time: "20:00", name: "Soup for twenty-two", place: "Long table" },
          ],
        },
        {
          heading: "Saturday",
          slots: [
            { time: "07:40", name: "Swim", text: "Nine went in, ten came out: the dog" },
            { time: "13:00", name: "Boat to the island", place: "Slip" },
            { time: "19:00", name: "Supper and speeches", place: "Net loft" },
          ],
        },
        {
          heading: "Sunday",
          slots: [{ time: "11:30", name: "Everyone out, slowly", place: "Quay" }],
        },
      ],
    },
    {
      block: "team-cards",
      nav: "Hosts",
      heading: "Who looks after you",
      people: [
        { name: "Gwen Tudur", role: "House and paths", text: "Grew up in room four." },
        { name: "Huw Tudur", role: "Boat and breakfast", text: "Both start at five." },
        {
          name: "Adaeze Bell",
          role: "Parties",
          text: "Has seen thirty-eight people agree on pudding.",
        },
      ],
    },
    {
      block: "contact-form",
      id: "hold",
      tone: "tint",
      heading: "Hold a date",
      lead: "We keep it for a week, without a deposit, while you count heads.",
      fields: [
        { label: "Your name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "First night", kind: "date" },
        { label: "What is the occasion?", kind: "textarea", optional: true },
      ],
      send: "Hold it for us",
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "Desk", linksLabel: "On this page" },
};
