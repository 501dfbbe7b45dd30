import { block } from "../../schema/block.ts";
import { items, text } from "../../schema/field.ts";
import { itemName, itemRole } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const teamCards = block({
  label: "Team with initials",
  about: "People without a photograph: their initials, set as large as a portrait.",
  fields: {
    ...opening({ heading: 42 }),
    people: items({
      label: "People",
      one: "Person",
      min: 2,
      max: 8,
      fields: {
        name: itemName(20, "two lines in its card"),
        role: itemRole(28, "two lines in its card"),
        text: text({ label: "About them", role: "text", soft: 85, why: "cards of unequal height" }),
      },
    }),
  },
  example: {
    heading: "Who is here",
    people: [
      { name: "First Name", role: "what they do", text: "Something only this person would say." },
      { name: "Second Name", role: "what they do", text: "What people come to them for." },
    ],
  },
});
