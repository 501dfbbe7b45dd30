import type { ClientPage } from "../model.ts";

export const contact: ClientPage = {
  path: "/contact",
  label: "Join and contact",
  title: "Join Millbrook Commons, or ask at the gate",
  description:
    "Become a keeper of the common from twelve pounds a year, report a broken gate, or ask to use the meadow for a day.",
  sections: [
    {
      block: "hero-split",
      heading: "Turn up, or write first",
      lead: "You need not join to lend a hand. Joining pays for the gate you came in by.",
      picture: { id: "natu-plants", at: [50, 55] },
      flip: true,
    },
    {
      block: "prices-tiers",
      tone: "raised",
      heading: "Keepers",
      tiers: [
        {
          name: "One person",
          price: "£12",
          unit: "a year",
          text: "A vote at the spring meeting and a newsletter in autumn.",
          includes: ["Vote", "Newsletter", "Basket of apples"],
          action: { label: "Write to the gate", href: "#write" },
        },
        {
          name: "Household",
          price: "£20",
          unit: "a year",
          text: "However many live with you, grandmothers included.",
          includes: ["Two votes", "Newsletter", "Two baskets"],
          action: { label: "Write to the gate", href: "#write" },
          advised: true,
        },
        {
          name: "Cannot pay",
          price: "£0",
          unit: "one work day a year",
          text: "Come once with boots. It counts the same.",
          includes: ["Vote", "Newsletter", "Soup"],
          action: { label: "Write to the gate", href: "#write" },
        },
      ],
    },
    {
      block: "contact-form",
      id: "write",
      heading: "Write to the gate",
      text: "The form opens your email program. Ruth reads everything on Tuesday evenings.",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        {
          label: "About",
          kind: "select",
          options: ["Joining", "A broken gate", "Using the meadow", "Something else"],
        },
        { label: "Message", kind: "textarea" },
      ],
      send: "Open the email",
    },
  ],
};
