import type { ClientPage } from "../model.ts";

export const contact: ClientPage = {
  path: "/contact",
  label: "Contact",
  title: "Write to Ada Fenn",
  description:
    "Commission a photograph, order a print, or tell Ada Fenn about a room that she should see before it is cleared.",
  sections: [
    {
      block: "hero-offset",
      heading: "Say hello",
      lead: "A commission, a print, a room that will not be there next year: write a few lines and I ring you back.",
      picture: { id: "port-wall", at: [60, 50] },
      caption: "My wall, on an ordinary Tuesday",
    },
    {
      block: "contact-form",
      heading: "A few lines",
      text: "Your own email program opens with what you typed. Nothing is stored here.",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        {
          label: "It is about",
          kind: "choice",
          options: ["A commission", "A print", "A room you should see"],
        },
        { label: "Your lines", kind: "textarea" },
      ],
      send: "Open the email",
    },
  ],
};
