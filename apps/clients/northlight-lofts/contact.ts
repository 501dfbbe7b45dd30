import type { ClientPage } from "../model.ts";

export const contact: ClientPage = {
  path: "/contact",
  label: "Letting desk",
  title: "The letting desk · Northlight Lofts",
  description:
    "Put your name down for a loft, ask the letting desk, or join the walk round the works on the first Saturday of a month.",
  sections: [
    {
      block: "hero-offset",
      heading: "Ask at the gatehouse",
      lead: "Morag has let every one of the forty-two and remembers what each of them is like in November.",
      picture: { id: "indu-works", at: [60, 55], zoom: 1.3 },
      caption: "The gatehouse is the small one, on the left",
    },
    {
      block: "booking-form",
      tone: "brand",
      heading: "Put your name down",
      lead: "Opens your email program. You hear by Friday.",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "What you would do there", optional: true },
      ],
      send: "Write to the desk",
    },
    {
      block: "contact-ways",
      heading: "Or come round",
      ways: [
        {
          heading: "The walk",
          text: "First Saturday of the month, 11:00, from the gatehouse. Forty minutes and a roof.",
          action: {
            label: "Say you are coming",
            href: "mailto:works@northlightlofts.example?subject=Walk",
          },
        },
        {
          heading: "The desk",
          text: "Wednesday and Thursday, 14:00 to 19:00.",
          action: { label: "0141 496 0519", href: "tel:01414960519" },
        },
      ],
    },
  ],
};
