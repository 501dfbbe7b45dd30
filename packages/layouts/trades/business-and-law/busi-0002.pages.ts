import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Extra costs",
    sections: [
      {
        block: "hero-panel",
        tone: "tint",
        keyword: "Paid to others, at cost",
        heading: "Court fees, searches and taxes",
        lead: "We pay these for you and add nothing. They are set by registries, councils and courts, so check the date at the foot of the list.",
        picture: "busi-draw-courthouse",
        actions: [{ label: "Request a figure", href: "/contact" }],
        facts: [
          ["Added by us", "Nothing"],
          ["Prices on", "1 October 2026"],
        ],
      },
      {
        block: "prices-list",
        id: "at-cost",
        tone: "raised",
        heading: "What we pay for you",
        lead: "The usual sums. Your fee letter lists those that apply to you.",
        groups: [
          {
            heading: "Wills and estates",
            lines: [
              { name: "Power of attorney, registered", text: "Included in our £280", price: "£0" },
              { name: "Probate application", text: "Estates above £5,000", price: "£300" },
              { name: "Sealed copy of a grant", text: "Each", price: "£16" },
              { name: "Notice to creditors", text: "Two newspapers", price: "about £220" },
            ],
          },
          {
            heading: "Houses and land",
            lines: [
              {
                name: "Local and drainage searches",
                text: "Together, for one house",
                price: "about £240",
              },
              { name: "Environmental search", price: "£62" },
              { name: "Registering a house", text: "Up to £500,000, online", price: "£150" },
              { name: "Title and plan", text: "Two documents", price: "£14" },
              { name: "Bank transfer", text: "Each, same day", price: "£12" },
            ],
          },
          {
            heading: "Companies and claims",
            lines: [
              { name: "Company search", text: "Each company", price: "£8" },
              { name: "Money claim at court", text: "On a debt of £4,000", price: "about £205" },
              { name: "Mediation room", text: "At {street name}", price: "£0" },
            ],
          },
        ],
        note: "As charged to us on 1 October 2026. Stamp duty depends on price and buyer.",
      },
      {
        block: "compare-table",
        heading: "Three matters, added up",
        lead: "Our fixed fee, what we pay to others, and the sum on your invoice.",
        labels: ["On the invoice", "House, £320,000", "Probate", "Pair of wills"],
        rows: [
          { term: "Our fee", values: ["£1,190", "£1,450", "£490"] },
          { term: "Searches", values: ["£302", "none", "none"] },
          { term: "Registry or court", values: ["£150 and £14", "£300", "none"] },
          { term: "Copies and transfers", values: ["£12", "£64, four copies", "none"] },
          { term: "Total", values: ["£1,668", "£1,814", "£490"] },
          { term: "Usually takes", values: ["10 to 12 weeks", "4 to 6 months", "3 weeks"] },
        ],
        note: "Freehold house without a mortgage, estate without land. Prices include VAT but not stamp duty.",
      },
      {
        block: "features-columns",
        tone: "sunken",
        heading: "Rules we keep for your money",
        items: [
          {
            heading: "Receipts",
            text: "Every sum we pay for you comes with its receipt, in the order in which we paid it.",
            note: "With the invoice",
          },
          {
            heading: "Nothing added",
            text: "We charge no handling, postage or copying. A transfer costs what the bank charges us.",
            note: "Since 1988",
          },
          {
            heading: "Money held",
            text: "Deposits sit in a client account, separate from ours, and earn you interest over £20.",
            note: "Checked every month",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-type",
        heading: "A figure within two working days",
        lead: "Tell us what you need in three lines. You receive a fixed fee, a ceiling, or one question, free of charge.",
        facts: ["Fees include VAT", "No charge for short calls", "A named solicitor"],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "fix",
        tone: "raised",
        heading: "Have a fee fixed",
        lead: "The more exact the facts, the more exact the fee.",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "It concerns",
            kind: "select",
            options: ["A person", "A company", "A property", "A monthly retainer", "I can't tell"],
          },
          {
            label: "Value, if there is one",
            hint: "A house price, a debt, a rent",
            optional: true,
          },
          { label: "Is there a date on it?", optional: true },
          { label: "What you need, in three lines", kind: "textarea" },
        ],
        send: "Request a figure",
      },
      {
        block: "hours-location",
        wide: "busi-draw-talk",
        heading: "Or bring the papers",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["From the station", "Six minutes on foot"],
          ["By car", "Two spaces in the court, ring for the gate"],
          ["Step-free", "Level entrance from the yard, lift to the second floor"],
        ],
        actions: [{ label: "{email}", href: "mailto:{email}" }],
      },
    ],
  },
} satisfies LayoutPages;
