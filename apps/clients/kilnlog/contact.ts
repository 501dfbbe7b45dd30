import type { ClientPage } from "../model.ts";

export const contact: ClientPage = {
  path: "/contact",
  label: "Contact",
  title: "Order a Kilnlog or ask the bench",
  description:
    "Order a logger, ask whether it fits your kiln, or bring a kiln controller to the bench in Bristol.",
  sections: [
    {
      block: "hero-type",
      heading: "Ask the people who solder them",
      lead: "There are two of us. Tell us the make of your kiln and we say by the next working day whether the logger fits.",
      facts: ["Answered by Hana or Joe", "No call centre", "No newsletter"],
    },
    {
      block: "contact-form",
      tone: "raised",
      heading: "Order or question",
      text: "The form opens in your own email program, so you keep a copy of what you wrote.",
      fields: [
        { label: "Your name", autoComplete: "name" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "Kiln", hint: "Make and model, if there is a plate", optional: true },
        { label: "How many loggers", kind: "number", optional: true },
        { label: "Message", kind: "textarea" },
      ],
      send: "Write the email",
    },
    {
      block: "hours-location",
      heading: "The bench",
      hours: [
        ["Monday to Thursday", "10:00–16:00"],
        ["Friday", "Firing, come another day"],
      ],
      address: ["Unit 5, The Drying Sheds", "Clay Lane, Bristol BS3 0ZZ"],
      ways: [
        ["By train", "Fourteen minutes on foot from the station, along the railings"],
        ["By van", "Loading door at the back; mind the step"],
      ],
      actions: [{ label: "0117 496 0363", href: "tel:01174960363" }],
    },
  ],
};
