import { block } from "../../schema/block.ts";
import { date, items, line } from "../../schema/field.ts";
import { opening } from "../../schema/shared.ts";

export const credentialsList = block({
  label: "Credentials",
  about: "Admissions, memberships, certificates: who gave what, and when.",
  fields: {
    ...opening({ heading: 32 }),
    items: items({
      label: "Entries",
      one: "Entry",
      min: 2,
      max: 8,
      fields: {
        name: line({ label: "What", role: "heading", soft: 52, why: "three lines on a phone" }),
        by: line({ label: "Given by", role: "label", soft: 30, why: "two lines" }),
        year: date({ label: "Year", role: "date", soft: 5, why: "wider than its column" }),
        text: line({ label: "Remark", role: "text", soft: 40, why: "two lines", optional: true }),
      },
    }),
  },
  example: {
    heading: "On paper",
    items: [
      { name: "A qualification you hold", by: "Who gave it", year: "2019" },
      { name: "A body you belong to", by: "Its full name", year: "2022" },
    ],
  },
});
