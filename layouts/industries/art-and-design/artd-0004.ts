import type { Layout } from "../../model.ts";

export const artd4: Layout = {
  caption: "Print shop: editions on a shelf, framed by the metre",
  theme: {
    brand: "#0f7b6c",
    paper: { hue: 60, chroma: 0.014, kind: "paper" },
    headline: { weight: 600, tracking: -0.03, leading: 1, scale: "normal" },
    picture: { shape: "framed", filter: "none", ratio: "portrait" },
    rule: "hairline",
    keyword: "numbered",
    width: "normal",
  },
  nav: { block: "nav-strip", notice: "Editions of 40, signed in pencil, posted flat" },
  sections: [
    {
      block: "hero-panel",
      keyword: "The print room",
      heading: "Art for people who own a hammer",
      lead: "Screen prints by the artists of the shed, pulled on our own table and sold unframed, so that you can decide.",
      picture: { id: "artd-palette", at: [50, 48] },
      facts: [
        ["From", "£35"],
        ["Editions", "40 each"],
        ["Paper", "300 g cotton"],
      ],
      actions: [{ label: "On the rack", href: "#rack" }],
    },
    {
      block: "products-grid",
      nav: "Rack",
      heading: "On the rack",
      wasLabel: "Was",
      nowLabel: "Now",
      products: [
        {
          name: "Crossing, small",
          picture: { id: "artd-canvas", zoom: 1.6, at: [50, 45] },
          price: "£120",
          note: "O. Garr, four colours, 50 × 70",
          badge: "11 left",
          href: "#frame",
        },
        {
          name: "Still Turning",
          picture: "artd-mobile",
          price: "£85",
          note: "O. Garr, three colours, 40 × 50",
          href: "#frame",
        },
        {
          name: "Monday Palette",
          picture: { id: "artd-palette", zoom: 1.3, at: [45, 45] },
          price: "£60",
          note: "P. Innes, six colours, 30 × 30",
          href: "#frame",
        },
        {
          name: "Five Stones",
          picture: { id: "natu-stones", zoom: 1.2 },
          price: "£35",
          was: "£48",
          note: "K. Abara, corner bumped, 30 × 40",
          badge: "Seconds",
          href: "#frame",
        },
      ],
    },
    {
      block: "process-steps",
      nav: "Pulling",
      tone: "sunken",
      heading: "How a print is pulled",
      steps: [
        { heading: "Part", text: "The artist draws each colour alone, on film.", note: "Two days" },
        {
          heading: "Expose",
          text: "Light hardens the screen where ink must not go.",
          note: "9 minutes",
        },
        { heading: "Pull", text: "One push, one paper, forty times a colour.", note: "A morning" },
        {
          heading: "Judge",
          text: "Laid out on the floor. The worst three are cut up.",
          note: "An hour",
        },
      ],
    },
    {
      block: "prices-list",
      nav: "Frame",
      heading: "Framed here, if you like",
      groups: [
        {
          heading: "Frame",
          lines: [
            { name: "Ash, 30 × 40", price: "£48" },
            { name: "Ash, 50 × 70", price: "£74" },
            { name: "Black, any of these", text: "Stained by hand", price: "+ £8" },
          ],
        },
        {
          heading: "Around it",
          lines: [
            { name: "Mount, cut to size", price: "£12" },
            { name: "Glass without glare", price: "+ £26" },
            { name: "Hung at your home", text: "Glasgow, with spirit level", price: "£40" },
          ],
        },
      ],
      note: "Ten days, fourteen before Christmas. Bring in pictures from elsewhere, we do not sulk.",
    },
    {
      block: "call-band",
      tone: "ink",
      heading: "Print your own on Sundays",
      lead: "Four hours, two colours, ten sheets, £55 and an apron.",
      actions: [{ label: "Keep an apron", href: "mailto:prints@ninthshed.example" }],
    },
  ],
  footer: {
    block: "footer-card",
    heading: "Rolled prints stay rolled. Ask for flat.",
    actions: [{ label: "0141 496 0209", href: "tel:01414960209" }],
  },
};
