import type { ClientPage } from "../model.ts";

export const contact: ClientPage = {
  path: "/contact",
  label: "Contact",
  title: "Visit, ring or write to Gable & Row",
  description:
    "Ask Gable & Row for a valuation, book a viewing, or come into the shop on Weaver Street.",
  sections: [
    {
      block: "hero-split",
      heading: "Come in, the kettle is on",
      lead: "Corner of Weaver Street, red door. Or say where your house is and we come to you.",
      picture: { id: "real-keys", at: [50, 40] },
      actions: [
        { label: "0161 496 0733", href: "tel:01614960733" },
        { label: "door@gableandrow.example", href: "mailto:door@gableandrow.example" },
      ],
    },
    {
      block: "contact-form",
      heading: "What is it worth?",
      text: "Street and number are enough. The form opens your email program.",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Telephone", kind: "tel", autoComplete: "tel" },
        { label: "The house", hint: "Street and number" },
        { label: "Anything we should know", kind: "textarea", optional: true },
      ],
      send: "Ask for a price",
    },
    {
      block: "hours-location",
      tone: "sunken",
      heading: "The shop",
      hours: [
        ["Monday to Friday", "9:00–18:30"],
        ["Saturday", "9:00–13:00"],
      ],
      address: ["112 Weaver Street", "Ancoats Edge", "Manchester M0 0ZZ"],
      ways: [
        ["By tram", "Six minutes from the stop, along the canal"],
        ["On foot", "Look for the row of three gables"],
      ],
    },
  ],
};
