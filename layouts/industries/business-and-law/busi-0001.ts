import type { Layout } from "../../model.ts";

export const busi1: Layout = {
  caption: "The brass plate: fields of law, partners, ways to write",
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-panel",
      heading: "A letter answered is half a quarrel settled",
      lead: "We are eleven solicitors who act for families and for companies small enough to know everyone's name.",
      picture: "busi-scales",
      facts: [
        ["First call", "Free, 30 minutes"],
        ["Letters", "Answered in two days"],
        ["Fees", "Agreed in writing"],
      ],
      actions: [{ label: "Speak to a solicitor", href: "#contact" }],
    },
    {
      block: "features-columns",
      nav: "Fields",
      heading: "What we do, and what we leave to others",
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
          heading: "Not here",
          text: "Crime, immigration and medical claims. We keep a list of firms that do them well and will ring one for you.",
          note: "Ask at the desk",
        },
      ],
    },
    {
      block: "team-rows",
      nav: "Partners",
      tone: "raised",
      heading: "The four partners",
      people: [
        {
          name: "Harriet Pellam",
          role: "Wills and estates",
          text: "Third of the name at this address. Reads every will aloud before it is signed.",
        },
        {
          name: "Edwin Thwaite",
          role: "Company law",
          text: "Has closed two hundred sales and talked clients out of forty more.",
        },
        {
          name: "Ngozi Okafor",
          role: "Contracts and employment",
          text: "Turns nine pages into four. The other side usually thanks her.",
        },
        {
          name: "Aksel Lund",
          role: "Land and property",
          text: "Owns three measuring tapes and a pair of boots that stay in the car.",
        },
      ],
    },
    {
      block: "quotes-large",
      tone: "deep",
      quote: {
        words:
          "I came in ready to sue my brother. I left with a draft letter, and at Easter we had lunch.",
        name: "Desmond Airey",
        role: "Airey & Sons, joiners",
      },
    },
    {
      block: "contact-ways",
      nav: "Contact",
      heading: "How to reach a person",
      ways: [
        {
          heading: "By telephone",
          text: "When there is a date on the letter and the date is close.",
          action: { label: "0113 496 0187", href: "tel:01134960187" },
        },
        {
          heading: "In writing",
          text: "When there are papers. Scan them crooked, we do not mind.",
          action: {
            label: "post@pellamthwaite.example",
            href: "mailto:post@pellamthwaite.example",
          },
        },
        {
          heading: "On Tuesday evening",
          text: "When you work all day. Come to Cloth Court between six and eight and take a number.",
          action: { label: "Ask who is on duty", href: "mailto:tuesday@pellamthwaite.example" },
        },
      ],
    },
  ],
  footer: { block: "footer-columns", hoursLabel: "The office is open", linksLabel: "This page" },
};
