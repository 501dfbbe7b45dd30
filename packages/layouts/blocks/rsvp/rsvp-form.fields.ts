import { block } from "../../schema/block.ts";
import { text } from "../../schema/field.ts";
import { formFields, opening } from "../../schema/shared.ts";

export const rsvpForm = block({
  label: "RSVP form",
  about: "A card to send back: narrow, centred, with a double edge.",
  fields: {
    ...opening({ heading: 24, lead: 70 }),
    ...formFields(6),
    closing: text({
      label: "Below the button",
      role: "note",
      soft: 82,
      why: "three lines in the card",
      optional: true,
    }),
  },
  example: {
    heading: "Will you come?",
    lead: "Tell us by the first of May.",
    fields: [
      { label: "Your name", autoComplete: "name" },
      { label: "Coming?", kind: "choice", options: ["Yes, gladly", "No, alas"] },
    ],
    send: "Send it back",
  },
});
