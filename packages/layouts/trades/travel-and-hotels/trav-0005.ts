import type { Layout } from "../../schema/model.ts";

/** For hosts of a party: the whole house, its price, how a weekend goes. */
export const trav5: Layout = {
  caption: "A house for parties: figures, a weekend’s plan, hosts, a date",
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
      block: "hero-portrait",
      keyword: "All eleven rooms",
      heading: "Hire the whole hotel",
      lead: "Eleven rooms, 24 beds and a table for 38: for big birthdays, small weddings, choirs.",
      picture: "trav-front",
      aside: "£2,750 for two nights, breakfasts and firewood too.",
      actions: [{ label: "Hold a date", href: "#hold" }],
    },
    {
      block: "figures-row",
      lead: "For a weekend from Friday four to Sunday noon.",
      nav: "In figures",
      tone: "ink",
      heading: "The house in figures",
      figures: [
        {
          figure: "£2,750",
          label: "for two nights, all rooms",
          text: "Breakfasts and firewood too",
        },
        { figure: "24", label: "beds", text: "And two cots" },
        { figure: "38", label: "at the long table", text: "With the leaves in" },
        { figure: "9", label: "in the boat at a time", text: "Huw goes back for the rest" },
      ],
    },
    {
      block: "schedule-lineup",
      lead: "One that worked in March. Yours can have other songs.",
      nav: "A weekend",
      heading: "A weekend, hour by hour",
      days: [
        {
          heading: "Friday",
          slots: [
            { time: "16:00", name: "Keys", place: "Front step" },
            { time: "20:00", name: "Soup for twenty-two", place: "Long table" },
            {
              time: "22:00",
              name: "Fire on the slip",
              text: "Wood is stacked, blankets are by the door",
            },
          ],
        },
        {
          heading: "Saturday",
          slots: [
            { time: "07:40", name: "Swim", text: "Six went in, seven came out: the dog" },
            { time: "09:00", name: "Breakfast, long", text: "Until the last cousin is up" },
            { time: "13:00", name: "Boat to the island", place: "Slip" },
            { time: "19:00", name: "Supper and speeches", place: "Boathouse" },
            {
              time: "23:00",
              name: "Quiet outside",
              text: "The quay sleeps; the boathouse has thick walls",
            },
          ],
        },
        {
          heading: "Sunday",
          slots: [
            { time: "09:30", name: "Leftovers breakfast", place: "Long table" },
            { time: "11:30", name: "Everyone out, slowly", place: "Quay" },
          ],
        },
      ],
    },
    {
      block: "team-portraits",
      wide: "trav-net-loft",
      lead: "Three of us are in the house all weekend, and invisible when you want us to be.",
      nav: "Hosts",
      heading: "Your hosts",
      people: [
        {
          name: "Adaeze Bell",
          role: "Parties",
          text: "Adaeze plans it with you and runs it on the day. She has seen thirty-eight people agree on pudding.",
        },
        {
          name: "Huw Tudur",
          role: "Boat and breakfast",
          text: "Both start at five. Huw takes eight at a time to the island.",
        },
        {
          name: "Gwen Tudur",
          role: "House",
          text: "Gwen grew up in room four and knows which doors squeak.",
        },
      ],
    },
    {
      block: "contact-form",
      wide: "trav-abstract-net",
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
