import type { Variation } from "../../schema/model.ts";

/** For a fitter who needs boxes today: what is on the shelf, per box, delivered when. */
export const stock: Variation = {
  caption: "Stock: boxes off the shelf, by size and grade",
  theme: {
    paper: { hue: 230, chroma: 0.006, kind: "white" },
    headline: { weight: 700, case: "none", tracking: -0.02, leading: 0.95, scale: "normal" },
    rule: "hairline",
  },
  nav: { block: "nav-rail" },
  sections: [
    {
      block: "hero-product",
      keyword: "From stock",
      heading: "Hex bolt M12\u00a0×\u00a060, grade 8.8",
      lead: "Zinc plated, part threaded, with cast number on the box. Ordered by three, on the van at five.",
      pictures: ["indu-bolt", "indu-close-thread"],
      price: "£31.40",
      unit: "box of 50, excluding VAT",
      versionsLabel: "Lengths",
      versions: ["40 mm", "50 mm", "60 mm", "80 mm", "100 mm"],
      actions: [
        { label: "Order boxes", href: "#order" },
        { label: "All sizes", href: "#sizes" },
      ],
      facts: [
        ["Standard", "ISO 4014, dimensions checked per batch"],
        ["Tensile strength", "800 N/mm²"],
        ["Proof load", "50.7 kN"],
        ["In stock", "412 boxes this morning"],
      ],
      note: "Certificates 3.1 are free and come as a PDF with the invoice.",
    },
    {
      block: "prices-list",
      nav: "Sizes",
      id: "sizes",
      heading: "Stock sizes and prices",
      lead: "Per box of 50, grade 8.8, zinc plated.",
      groups: [
        {
          heading: "Hex bolts",
          lines: [
            { name: "M8 × 40", text: "ISO 4014", price: "£9.80" },
            { name: "M10 × 50", text: "ISO 4014", price: "£17.60" },
            { name: "M12 × 60", text: "ISO 4014", price: "£31.40" },
            { name: "M16 × 80", text: "ISO 4014", price: "£74.00" },
            { name: "M20 × 100", text: "ISO 4014", price: "£128.00" },
          ],
        },
        {
          heading: "Socket screws",
          lines: [
            { name: "M6 × 20", text: "ISO 4762, 12.9", price: "£6.10" },
            { name: "M8 × 30", text: "ISO 4762, 12.9", price: "£9.40" },
            { name: "M10 × 40", text: "ISO 4762, 12.9", price: "£16.20" },
          ],
        },
        {
          heading: "Nuts and washers",
          lines: [
            { name: "Hex nut M12", text: "Grade 8, box of 100", price: "£11.90" },
            { name: "Lock nut M12", text: "Nylon insert", price: "£19.30" },
            { name: "Washer M12", text: "Form A, box of 200", price: "£8.80" },
            { name: "Threaded rod M12, 1 m", text: "4.8, bundle of 10", price: "£16.50" },
          ],
        },
      ],
      note: "Ten boxes of one size: 8% less. A pallet: ask, it is a different conversation.",
    },
    {
      block: "features-icons",
      scale: "poster",
      lead: "The trade counter is open from six. Everything on the list is on the shelf when you read it.",
      tone: "sunken",
      heading: "How stock orders work",
      items: [
        {
          icon: "clock",
          heading: "Order by 15:00",
          text: "Picked and packed the same day, in the Midlands by seven the next morning.",
        },
        {
          icon: "truck",
          heading: "Delivery £9.50",
          text: "Up to 30 kg. Free above £250, or collect at the gate from 6:00.",
        },
        {
          icon: "check",
          heading: "Certificates included",
          text: "3.1 for every cast, downloadable for ten years by box number.",
        },
        {
          icon: "tools",
          heading: "Wrong size?",
          text: "Return unopened boxes within 30 days; we pay the carriage.",
        },
        {
          icon: "phone",
          heading: "Stock line",
          text: "{unbroken phone} from 6:00. Magda sees the shelf while you talk.",
        },
        {
          icon: "truck",
          heading: "Call-off",
          text: "Book a year, take it monthly, pay when it leaves.",
        },
      ],
    },
    {
      block: "quotes-faces",
      wide: "indu-abstract-thread",
      lead: "Rosa uses what is on the shelf, and Magda answers the telephone about it.",
      heading: "From the people behind the counter",
      quotes: [
        {
          picture: "person-welder-rosa",
          words:
            "My presses run on bolts from this shelf. If a head mark is faint, I see it first and that box does not go out.",
          name: "Rosa Leal",
          role: "furnace and presses",
        },
        {
          picture: "person-estimator-magda",
          words:
            "If it is not on the list I can usually find a near size on the rack and tell you what it would change.",
          name: "Magda Wolny",
          role: "answers the stock line",
        },
      ],
    },
    {
      block: "booking-form",
      nav: "Order",
      id: "order",
      tone: "tint",
      heading: "Order from stock",
      lead: "We confirm price and van by return.",
      fields: [
        { label: "Sizes and boxes", hint: "M12 × 60, 6 boxes" },
        { label: "Company", autoComplete: "organization" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "Delivery postcode", autoComplete: "postal-code" },
      ],
      send: "Send the order",
      note: "New accounts pay the first order by card, then 30 days.",
    },
  ],
  footer: { block: "footer-slim" },
};
