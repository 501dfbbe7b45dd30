import type { Layout } from "../../schema/model.ts";

/** For an owner who sells once: one deal told through, and the track record. */
export const busi3: Layout = {
  caption: "A story: the sale of a company from first call to completion",
  theme: {
    brand: "#7a1f2b",
    paper: { hue: 40, chroma: 0.012, kind: "paper" },
    headline: { weight: 600, tracking: -0.025, leading: 1.02, scale: "normal" },
    picture: { shape: "plain", filter: "none", ratio: "portrait" },
    rule: "hairline",
    width: "normal",
  },
  nav: { block: "nav-bar", action: { label: "Talk in confidence", href: "#talk" } },
  sections: [
    {
      block: "hero-split",
      tone: "deep",
      keyword: "For owners of companies",
      heading: "Selling your company, once and well",
      lead: "Edwin Thwaite and his team act for owners who sell once in their lives, against buyers who do it every month.",
      picture: "busi-draw-meeting",
      actions: [
        { label: "A sale from start to end", href: "#one-sale" },
        { label: "Past sales", href: "#register" },
      ],
      flip: true,
    },
    {
      block: "case-study",
      lead: "One sale as an example, told with the permission of everyone who was in the room.",
      nav: "One sale",
      keyword: "Calder Valley Springs, 2025",
      heading: "Calder Valley Springs: sold to its own staff",
      picture: "busi-draw-works",
      facts: [
        ["Staff", "38"],
        ["Price", "£4.1 million"],
        ["Offers", "Three"],
        ["From call to completion", "81 days"],
        ["Our fee", "£38,500, fixed"],
      ],
      parts: [
        {
          heading: "The offer on the table",
          text: "A competitor from Ohio would pay a fifth more, close the works within two years and keep the order book.",
        },
        {
          heading: "The other idea",
          text: "An employee trust, paying over six years out of profit. The bank wanted a guarantee, the owner wanted his pension, and the two had to fit on one page.",
        },
        {
          heading: "The last night",
          text: "Completion at 23:10, after an hour about who owns the works cat. It stayed with the night shift, under schedule 4.",
        },
        {
          heading: "A year later",
          text: "Thirty-six of the thirty-eight still work there, the order book has grown by a tenth, and the first instalment was paid a week early.",
        },
      ],
    },
    {
      block: "figures-row",
      lead: "Ninety is usual. Fewer is possible when the books are ready.",
      tone: "sunken",
      heading: "Where the ninety days go",
      figures: [
        {
          figure: "40",
          label: "days of questions from the buyer",
          text: "We collect the papers before anyone asks",
        },
        { figure: "20", label: "days of drafting", text: "One draft, one lawyer a side" },
        {
          figure: "30",
          label: "days of waiting for others",
          text: "We telephone bank, landlord and tax office",
        },
      ],
    },
    {
      block: "case-index",
      wide: "busi-draw-evening",
      nav: "Register",
      heading: "Companies we have helped to sell",
      lead: "Named with the owners' permission.",
      labels: ["Company", "Sold to", "Place", "Year"],
      works: [
        {
          name: "Calder Valley Springs",
          kind: "Its employees",
          place: "Sowerby",
          year: "2025",
          href: "#one-sale",
        },
        {
          name: "Hask & Daughter, bakers",
          kind: "The daughter",
          place: "Otley",
          year: "2025",
          href: "#register",
        },
        {
          name: "Northgate Dental Rooms",
          kind: "Two associates",
          place: "Wakefield",
          year: "2024",
          href: "#register",
        },
        {
          name: "Pennine Van Hire",
          kind: "A trade buyer",
          place: "Huddersfield",
          year: "2024",
          href: "#register",
        },
        {
          name: "Ebor Map Press",
          kind: "A charity",
          place: "York",
          year: "2023",
          href: "#register",
        },
        {
          name: "Aire Tool Sharpeners",
          kind: "The foreman and his wife",
          place: "Keighley",
          year: "2022",
          href: "#register",
        },
        {
          name: "Roundhay Nursery",
          kind: "A parents’ co-operative",
          place: "{town}",
          year: "2021",
          href: "#register",
        },
      ],
    },
    {
      block: "team-portraits",
      wide: "busi-abstract-marble",
      nav: "Your team",
      id: "talk",
      tone: "ink",
      heading: "The team on your side",
      lead: "The first talk is off the record, at your works or at ours: {unbroken phone}.",
      people: [
        {
          name: "Edwin Thwaite",
          role: "Leads the sale",
          text: "Edwin is your one lawyer from first call to completion. He drafts, he negotiates, and he is in the room at midnight.",
        },
        {
          name: "Ngozi Okafor",
          role: "Staff and contracts",
          text: "Ngozi deals with transfers and pensions, and speaks to your staff before the local paper does.",
        },
        {
          name: "Aksel Lund",
          role: "Premises",
          text: "Aksel reads the leases and titles, and settles what he can before the buyer’s surveyor finds it.",
        },
      ],
    },
  ],
  footer: { block: "footer-large", closing: "By appointment, or on Tuesday evenings without one" },
};
