import type { Layout } from "../../model.ts";

/** For somebody who wants a print on the wall: editions, prices, frames. */
export const artd4: Layout = {
  caption: "A shop: editions on a rack, how they are made, frames by size",
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
      block: "hero-product",
      keyword: "Print of the month",
      heading: "Crossing, small",
      lead: "Screen print in four colours after Ottoline Garr's painting, pulled by hand on our own table.",
      pictures: ["artd-canvas"],
      price: "£120",
      unit: "unframed, 50 × 70 cm",
      versionsLabel: "Frames",
      versions: ["none", "ash", "black", "with mount"],
      actions: [
        { label: "Order the print", href: "mailto:prints@ninthshed.example" },
        { label: "More prints", href: "#rack" },
      ],
      facts: [
        ["Edition", "40, signed and numbered, 11 left"],
        ["Paper", "300 g cotton, torn edge"],
        ["Inks", "Water-based, light-fast for 80 years"],
        ["Posted", "Flat in a board sandwich, £8"],
      ],
      note: "Bring it back within 30 days if the wall says no.",
    },
    {
      block: "products-grid",
      nav: "Rack",
      heading: "More on the rack",
      wasLabel: "Was",
      nowLabel: "Now",
      products: [
        {
          name: "Still Turning",
          picture: "artd-mobile",
          price: "£85",
          note: "O. Garr, three colours, 40 × 50",
          href: "#frame",
        },
        {
          name: "Monday Palette",
          picture: "artd-palette",
          price: "£60",
          note: "P. Innes, six colours, 30 × 30",
          href: "#frame",
        },
        {
          name: "Big A",
          picture: "artd-letter",
          price: "£75",
          note: "S. Rowe, one colour, 50 × 70",
          badge: "New",
          href: "#frame",
        },
        {
          name: "Blue Pot",
          picture: "artd-kiln",
          price: "£35",
          was: "£48",
          note: "K. Abara, corner bumped, 30 × 40",
          badge: "Seconds",
          href: "#frame",
        },
      ],
      id: "rack",
    },
    {
      block: "film-poster",
      nav: "Film",
      tone: "sunken",
      heading: "How a print is made",
      lead: "Senga Rowe pulls forty sheets of Big A, from drawing to the last one cut up.",
      picture: "person-letterer-senga",
      play: "Play the film",
      href: "#film",
      length: "4 minutes, captioned",
      chapters: [
        ["0:00", "Part: each colour drawn alone, on film"],
        ["1:10", "Expose: light hardens the screen"],
        ["2:05", "Pull: one push, one sheet, forty times"],
        ["3:20", "Judge: the worst three are cut up"],
      ],
      text: "In words: ink is pushed through a fine mesh wherever light has not hardened it. Each colour needs a mesh of its own, and a day to dry.",
    },
    {
      block: "prices-list",
      nav: "Frame",
      heading: "Framing, by size",
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
      note: "Ten days, fourteen before Christmas. Bring in pictures from elsewhere too.",
    },
    {
      block: "quotes-wall",
      nav: "Buyers",
      tone: "ink",
      heading: "From people who hung one",
      quotes: [
        {
          words: "It arrived flat, went up straight, and has started three arguments.",
          name: "Ayesha",
          role: "Big A, over the sofa",
        },
        {
          words: "I bought the bumped corner. Nobody has ever seen the corner.",
          name: "Douglas",
          role: "Blue Pot, seconds",
        },
        {
          words: "Printed my own on a Sunday: two colours, ten sheets, one apron.",
          name: "Fern",
          role: "Sunday class, £55",
        },
      ],
    },
  ],
  footer: {
    block: "footer-card",
    heading: "Open Wednesday to Sunday: come and leaf through the drawers.",
    actions: [{ label: "0141 496 0209", href: "tel:01414960209" }],
  },
};
