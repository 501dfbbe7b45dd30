import { onGround } from "../../schema/block.ts";
import { picture } from "../../schema/field.ts";
import { formFields, headline, note } from "../../schema/shared.ts";

export const heroBooking = onGround({
  label: "Picture with a booking form",
  about:
    "A picture from edge to edge with the headline on a corner of paper, and the questions at its foot.",
  fields: {
    ...headline({ heading: 36, lead: 95 }),
    picture: picture({}),
    ...formFields(4),
    note: note(80),
  },
  example: {
    heading: "Say what people can book",
    lead: "One sentence about what they get.",
    picture: "inte-lounge",
    fields: [
      { label: "Day", kind: "date" },
      { label: "How many", kind: "number" },
      { label: "Email", kind: "email", autoComplete: "email" },
    ],
    send: "Ask for it",
  },
});
