import type { Layout } from "../../model.ts";

export const wedd3: Layout = {
  caption: "Flowers and tables, three panels from edge to edge",
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
      heading: "Grown here, tied here, thrown here",
      lead: "Two acres of roses, stocks and sweet peas, and a shed where they are put together on the morning.",
      pictures: [
        {
          id: "wedd-rings",
          zoom: 1.5,
          at: [78, 72],
          alt: "A pale rose beside the rings, with olive leaves.",
        },
        { id: "wedd-flowers", at: [50, 40] },
        { id: "wedd-table", zoom: 1.1, at: [75, 60] },
      ],
      actions: [{ label: "What grows when", href: "#months" }],
    },
    {
      block: "features-columns",
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
      ],
    },
    {
      block: "prices-list",
      nav: "Prices",
      tone: "tint",
      heading: "By the piece",
      groups: [
        {
          heading: "To carry and wear",
          lines: [
            { name: "Bouquet", text: "Tied on the morning", price: "£145" },
            { name: "Small bouquet", text: "For those who walk behind", price: "£60" },
            { name: "Buttonhole", price: "£9" },
            { name: "Circlet", text: "For one child who will stand still", price: "£38" },
          ],
        },
        {
          heading: "For the room",
          lines: [
            { name: "Table jug", price: "£32" },
            { name: "Arch of branches", text: "Put up and taken down", price: "£420" },
            { name: "Buckets to arrange yourselves", text: "A hundred stems", price: "£85" },
          ],
        },
      ],
      note: "Vases are lent, not sold. Please bring them back on the Sunday.",
    },
    {
      block: "process-steps",
      nav: "How",
      heading: "From seed list to aisle",
      steps: [
        { heading: "Talk", text: "An hour in the field with the seed lists.", note: "Winter" },
        {
          heading: "Sow",
          text: "Your two or three special colours get a row of their own.",
          note: "Spring",
        },
        {
          heading: "Choose",
          text: "We send photographs of what is really out.",
          note: "Ten days before",
        },
        {
          heading: "Cut",
          text: "At five in the morning, in buckets, in the shade.",
          note: "The day before",
        },
      ],
    },
    {
      block: "call-line",
      nav: "Write",
      heading: "Tell us the month and the colour of the frock",
      action: {
        label: "flowers@larkrisebarn.example",
        href: "mailto:flowers@larkrisebarn.example",
      },
    },
  ],
  footer: { block: "footer-large", closing: "Open field day, first Sunday in July" },
};
