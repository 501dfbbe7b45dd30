import { block } from "../../schema/block.ts";
import { prose } from "../../schema/field.ts";
import { formFields, opening } from "../../schema/shared.ts";

export const contactForm = block({
  label: "Contact form",
  about: "A letter to write: words at the start, the form at the end.",
  fields: {
    ...opening({ heading: 30, lead: 75 }),
    text: prose({
      label: "Text",
      role: "text",
      soft: 125,
      max: 3,
      why: "the form begins below the first view",
      optional: true,
    }),
    ...formFields(6),
  },
  example: {
    heading: "Write to us",
    lead: "A few lines are enough; we ask when we need more.",
    fields: [
      { label: "Your name", autoComplete: "name" },
      { label: "Email", kind: "email", autoComplete: "email" },
      { label: "What is it about?", kind: "textarea" },
    ],
    send: "Send",
  },
});
