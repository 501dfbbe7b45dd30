import type { Layout } from "../../model.ts";

/** For somebody buying a hat or a present: goods, prices, sizes, delivery. */
export const fash3: Layout = {
  caption: "A shop: hats and colour with prices, a size guide, fittings",
  theme: {
    brand: "#c2185b",
    paper: { hue: 0, chroma: 0.004, kind: "white" },
    headline: { weight: 800, tracking: -0.035, leading: 0.92, scale: "huge" },
    picture: { shape: "plain", filter: "none", ratio: "portrait" },
    width: "wide",
    density: "normal",
    keyword: "caps",
  },
  nav: {
    block: "nav-strip",
    notice: "Sent in hat boxes, free above £80",
    action: { label: "Ask for a fitting", href: "#fitting" },
  },
  sections: [
    {
      block: "hero-product",
      keyword: "New for winter",
      heading: "Aunt Effie, straw",
      lead: "A wide-brimmed hat with a berry ribbon, blocked by hand in our workroom. The brim bends and stays bent.",
      pictures: ["fash-hat", "fash-vanity"],
      price: "£145",
      unit: "in a round box, posted free",
      versionsLabel: "Sizes",
      versions: ["54", "56", "58", "60"],
      actions: [
        { label: "Order this hat", href: "#fitting" },
        { label: "More on the shelf", href: "#shelf" },
      ],
      facts: [
        ["Straw", "Natural sisal, woven in Ecuador"],
        ["Ribbon", "Berry, or any of sixty"],
        ["Brim", "11 cm, wired edge"],
        ["Made in", "Four days, on Thistle Steps"],
      ],
      note: "Wrong size? Swap it within 30 days, worn indoors, box and all.",
    },
    {
      block: "products-grid",
      nav: "Shelf",
      heading: "Also on the shelf",
      wasLabel: "Before",
      nowLabel: "Now",
      products: [
        {
          name: "Lip tin, berry",
          picture: "fash-lipstick",
          price: "£24",
          note: "Refill £14",
          href: "#fitting",
        },
        {
          name: "Worn by Moira: felt, wine",
          picture: "person-client-moira",
          price: "£160",
          note: "Brim 6 cm, sizes 55 to 59",
          badge: "New",
          href: "#fitting",
        },
      ],
    },
    {
      block: "spec-sheet",
      nav: "Sizes",
      tone: "sunken",
      heading: "Find your hat size",
      lead: "Round the head, one finger above the ears, not tight. Lay the string on a ruler.",
      groups: [
        {
          heading: "String, in centimetres",
          lines: [
            ["53 to 54", "Small"],
            ["55 to 56", "Medium"],
            ["57 to 58", "Large"],
            ["59 to 60", "Orrell"],
          ],
        },
        {
          heading: "Brim",
          lines: [
            ["Narrow, for bicycles", "4 cm"],
            ["Middle, for showers", "7 cm"],
            ["Wide, for weddings", "11 cm"],
          ],
        },
      ],
      note: "Between two sizes, take the larger. We put a thread in the band.",
    },
    {
      block: "film-poster",
      nav: "Film",
      heading: "How Aunt Effie is made",
      lead: "Halima steams, blocks, wires and trims one hat, start to finish.",
      picture: "person-seamstress-halima",
      play: "Watch it",
      href: "#film",
      length: "3 minutes, captioned",
      chapters: [
        ["0:00", "Steam: straw goes soft for forty seconds"],
        ["0:50", "Block: pulled over limewood, pinned"],
        ["1:40", "Wire: the brim gets its edge"],
        ["2:20", "Trim: berry ribbon, nine stitches"],
      ],
      text: "Delivery £6, free above £80. Trimmed while you wait, mended for life, swapped within thirty days in its box.",
    },
    {
      block: "contact-form",
      nav: "Fitting",
      heading: "Ask for a fitting",
      text: "Tell us what it must go with. A photograph of the coat helps, one of the cat is welcome.",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "String, in centimetres", kind: "number", optional: true },
        { label: "The occasion, or none", kind: "textarea" },
      ],
      send: "Send to the hat floor",
    },
  ],
  footer: {
    block: "footer-letter",
    heading: "New hats, four times a year",
    text: "A letter for each season, with the first pictures and one day's head start before the window changes.",
    label: "Your e-mail address",
    send: "Send me the season",
    promise: "Four letters a year. Leave with one click.",
  },
};
