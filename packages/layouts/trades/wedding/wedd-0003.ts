import type { Layout } from "../../schema/model.ts";

/** For couples ordering flowers: what grows when, prices, how it works. */
export const wedd3: Layout = {
  caption: "A florist: what grows when, prices, how to order",
  theme: {
    brand: "#7c2f4a",
    picture: { shape: "plain", filter: "none", ratio: "square" },
    width: "normal",
    keyword: "plain",
  },
  nav: { block: "nav-plain", aside: "Orders close three weeks before the day" },
  sections: [
    {
      block: "hero-triptych",
      keyword: "The flower field at Larkrise",
      heading: "Wedding flowers from our field",
      lead: "Two acres of tulips, roses and dahlias, tied on the morning of your day.",
      pictures: ["wedd-paper-dahlias", "wedd-paper-tulips", "wedd-arch-of-branches"],
      actions: [{ label: "What grows when", href: "#months" }],
    },
    {
      block: "features-columns",
      scale: "poster",
      lead: "We grow no flower out of its month, so the month decides.",
      nav: "Months",
      heading: "What grows when",
      items: [
        {
          heading: "May",
          text: "Tulips, late narcissi and the first stocks, with apple blossom if the frost was kind.",
          note: "Pale, short stems",
        },
        {
          heading: "June and July",
          text: "Roses by the bucket, sweet peas, foxgloves and more scent than a room can hold.",
          note: "Everything at once",
        },
        {
          heading: "September",
          text: "Dahlias the size of saucers, rosehips, grasses and the last blush roses on the south wall.",
          note: "Deep and tall",
        },
        {
          heading: "October",
          text: "The last dahlias, seed heads, old man’s beard and apples on the branch.",
          note: "Smoke and copper",
        },
        {
          heading: "Winter",
          text: "Ivy, hellebores, dried hydrangea and pots of hyacinth that go home with the guests.",
          note: "Scented, low",
        },
      ],
    },
    {
      block: "prices-list",
      lead: "Delivered within twenty miles, set up by us, vases lent.",
      nav: "Prices",
      tone: "tint",
      heading: "Prices",
      groups: [
        {
          heading: "To carry and wear",
          lines: [
            { name: "Bouquet", text: "Tied on the morning", price: "£145" },
            { name: "Small bouquet", text: "For those who walk behind", price: "£60" },
            { name: "Buttonhole", price: "£9" },
            { name: "Circlet", text: "For one child who will stand still", price: "£38" },
            { name: "Corsage, on a ribbon", text: "For mothers and aunts", price: "£14" },
            { name: "Hair flowers, six stems", text: "Wired, with spares", price: "£18" },
          ],
        },
        {
          heading: "For the room",
          lines: [
            { name: "Table jug", price: "£32" },
            { name: "Arch of branches", text: "Put up and taken down", price: "£420" },
            { name: "Buckets to arrange yourselves", text: "A hundred stems", price: "£85" },
            { name: "Petals for the path", text: "Two baskets, dried", price: "£24" },
          ],
        },
      ],
      note: "Vases are lent, not sold. Please bring them back on the Sunday.",
    },
    {
      block: "film-poster",
      wide: "wedd-abstract-seats",
      nav: "Film",
      tone: "sunken",
      heading: "Your bouquet, from field to hand",
      lead: "A June wedding with Marco: cut the day before, tied at eight, carried at one.",
      picture: "person-florist-marco",
      play: "Play the film",
      href: "#film",
      length: "4 minutes, captioned",
      chapters: [
        ["0:00", "Winter: an hour with the seed lists"],
        ["0:55", "Spring: your colours get a row"],
        ["1:50", "Ten days before: pictures of what is out"],
        ["2:40", "The day before: cut, in buckets, in the shade"],
        ["3:30", "One o’clock: in your hand"],
      ],
      text: "In words: you choose colours in winter, we sow them in spring, and ten days before the wedding you see what is in flower.",
    },
    {
      block: "call-picture",
      nav: "Write",
      heading: "Talk to Marco, our florist",
      lead: "Tell him the month and the colour of the dress.",
      picture: "wedd-bouquet",
      actions: [
        { label: "flowers@larkrisebarn.example", href: "mailto:flowers@larkrisebarn.example" },
      ],
    },
  ],
  footer: {
    block: "footer-letter",
    tone: "tint",
    heading: "What is in bloom this month",
    text: "A picture and a list on the first of every month, from March to October.",
    label: "Your email address",
    send: "Send me the list",
    promise: "Eight emails a year, and nothing else.",
  },
};
