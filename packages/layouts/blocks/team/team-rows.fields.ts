import { block } from "../../schema/block.ts";
import { items, text } from "../../schema/field.ts";
import { itemName, itemRole } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const teamRows = block({
  label: "Team list",
  about: "People as lines of a list: name large, role and a sentence beside it.",
  fields: {
    ...opening({ heading: 32 }),
    people: items({
      label: "People",
      one: "Person",
      min: 2,
      max: 12,
      fields: {
        name: itemName(20, "two lines in its column"),
        role: itemRole(28, "two lines in its column"),
        text: text({ label: "About them", role: "text", soft: 85, why: "more than two lines" }),
      },
    }),
  },
  example: {
    heading: "Who is here",
    people: [
      { name: "First Name", role: "what they do", text: "Something only this person would say." },
      { name: "Second Name", role: "what they do", text: "What people come to them for." },
      { name: "Third Name", role: "what they do", text: "Where you meet them." },
    ],
  },
});
