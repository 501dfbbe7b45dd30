import type { Layout } from "../../schema/model.ts";

/** For anybody with a letter on the table: which solicitor, and how to reach one. */
export const busi1: Layout = {
  caption: "A shop window: fields of law, the four partners, how to reach them",
  theme: {
    headline: { weight: 400, tracking: -0.025, leading: 1.02, scale: "normal" },
    width: "wide",
  },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-panel",
      tone: "sunken",
      heading: "Solicitors for families and small companies",
      lead: "Eleven solicitors in {town}, fees agreed in writing before we start, and a first half hour that is free.",
      picture: "busi-draw-desk",
      facts: [
        ["First call", "Free, 30 minutes"],
        ["Letters", "Answered in two days"],
        ["Fees", "Agreed in writing"],
      ],
      actions: [{ label: "Speak to a solicitor", href: "#contact" }],
    },
    {
      block: "features-columns",
      nav: "Areas of law",
      heading: "Areas of law",
      items: [
        {
          heading: "Companies",
          text: "Shareholder agreements, sales of a business, leases, the contract you were asked to sign by Friday.",
          note: "Mr Thwaite, Ms Okafor",
        },
        {
          heading: "Families",
          text: "Wills, estates, powers of attorney, and separations that leave both sides able to attend a christening.",
          note: "Mrs Pellam",
        },
        {
          heading: "Property",
          text: "Houses, farms, boundaries and rights of way, with a walk along the hedge where it matters.",
          note: "Mr Lund",
        },
        {
          heading: "Work",
          text: "Dismissals, settlement agreements, handbooks. For either side, though never both at once.",
          note: "Ms Okafor",
        },
        {
          heading: "Not here",
          text: "Crime, immigration and medical claims. We keep a list of firms that do them well and can introduce you.",
          note: "Ask at the desk",
        },
      ],
      lead: "Four that we practise every day, and the work we leave to firms that do it better.",
    },
    {
      block: "team-portraits",
      scale: "poster",
      lead: "You see the same partner from the first half hour to the last letter, and you have a direct number from day one.",
      nav: "Partners",
      tone: "raised",
      heading: "The four partners",
      people: [
        {
          picture: "person-solicitor-harriet",
          name: "Harriet Pellam",
          role: "Wills and estates",
          text: "Harriet is the third Pellam to practise at this address. She reads every will aloud with you before it is signed.",
        },
        {
          picture: "person-solicitor-edwin",
          name: "Edwin Thwaite",
          role: "Company law",
          text: "Has closed two hundred sales, and advised forty owners to wait.",
        },
        {
          picture: "person-solicitor-ngozi",
          name: "Ngozi Okafor",
          role: "Contracts and employment",
          text: "Ngozi turns ten pages into four. She has been an accredited mediator since 2014.",
        },
        {
          picture: "person-solicitor-aksel",
          name: "Aksel Lund",
          role: "Land and property",
          text: "Aksel acts for farmers and house owners. He inspects a boundary before he gives an opinion on it.",
        },
      ],
    },
    {
      block: "quotes-faces",
      wide: "busi-draw-court",
      lead: "Printed with the client's consent. The fee is the one on our published list.",
      tone: "deep",
      heading: "A client's account",
      quotes: [
        {
          picture: "person-joiner-desmond",
          words:
            "I came in ready to sue my brother. I left with a draft letter and a bill for £90, and at Easter we had lunch together.",
          name: "Desmond Airey",
          role: "Airey & Sons, joiners",
        },
      ],
    },
    {
      block: "contact-ways",
      lead: "Whichever you choose, you hear a name, a next step and a price within two days.",
      nav: "Contact",
      heading: "How to reach a solicitor",
      ways: [
        {
          heading: "By telephone",
          text: "When there is a date on the letter and the date is close.",
          action: { label: "{phone}", href: "tel:{phone}" },
        },
        {
          heading: "In writing",
          text: "When there are papers. A photograph of each page is enough to begin with.",
          action: {
            label: "{email}",
            href: "mailto:{email}",
          },
        },
        {
          heading: "On Tuesday evening",
          text: "When you work all day. Come to {street name} between six and eight and take a number.",
          action: { label: "Ask who is on duty", href: "mailto:tuesday@pellamthwaite.example" },
        },
      ],
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "The office is open", linksLabel: "This page" },
};
