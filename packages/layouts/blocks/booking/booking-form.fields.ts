import { block } from "../../schema/block.ts";
import { formFields, note, opening } from "../../schema/shared.ts";

export const bookingForm = block({
  label: "Booking form",
  about: "Short questions in one row, as a ticket to fill in.",
  fields: { ...opening({ heading: 30, lead: 65 }), ...formFields(4), note: note(80) },
  example: {
    heading: "Book a time",
    fields: [
      { label: "Your name", autoComplete: "name" },
      { label: "Telephone", kind: "tel", autoComplete: "tel" },
      { label: "Day", kind: "date" },
    ],
    send: "Ask for it",
    note: "You hear from us within one working day.",
  },
});
