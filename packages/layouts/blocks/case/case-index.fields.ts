import { block } from "../../schema/block.ts";
import { date, items, line, link, row } from "../../schema/field.ts";
import { itemName } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const caseIndex = block({
  label: "Project index",
  about: "A register of work: one line each, in a table that reads as a list on phones.",
  fields: {
    ...opening({ heading: 32, lead: 60 }),
    labels: row({
      label: "Column headings",
      role: "columns",
      of: [
        line({ label: "First", soft: 12 }),
        line({ label: "Second", soft: 12 }),
        line({ label: "Third", soft: 12 }),
        line({ label: "Last", soft: 12 }),
      ],
    }),
    works: items({
      label: "Works",
      one: "Work",
      min: 2,
      max: 12,
      fields: {
        name: itemName(26, "two lines in its column"),
        kind: line({ label: "Kind", role: "text", soft: 28, why: "two lines in its column" }),
        place: line({ label: "Place", role: "place", soft: 24, why: "two lines in its column" }),
        year: date({ label: "Year", role: "date", soft: 9, why: "two lines in its column" }),
        href: link({ label: "Link" }),
      },
    }),
  },
  example: {
    heading: "Work, in short",
    labels: ["Name", "What it was", "Where", "When"],
    works: [
      {
        name: "The latest one",
        kind: "What you did",
        place: "Town",
        year: "2026",
        href: "#footer",
      },
      { name: "One before", kind: "What you did", place: "Town", year: "2025", href: "#footer" },
      { name: "An early one", kind: "What you did", place: "Town", year: "2022", href: "#footer" },
    ],
  },
});
