import type { FieldSet } from "@daylit/layouts/schema/field.ts";
import { fieldWords, typeOf } from "./types.ts";

/** A field as a line of a table. */
export type FieldRow = {
  /** "heading", or "tiers[].name" for a field of a list. */
  name: string;
  type: string;
  required: boolean;
  words: string;
  /** Of a choice: each value with its meaning, and the one that holds if none is given. */
  choices?: readonly (readonly [value: string, words: string])[];
  otherwise?: string;
};

/** Every field of a block, those of its lists below the list. */
export function fieldRows(fields: FieldSet, before = ""): FieldRow[] {
  return Object.entries(fields).flatMap(([key, field]): FieldRow[] => {
    const name = before + key;
    const row = { name, required: !field.optional, words: fieldWords(field) };
    if (field.kind === "items")
      return [{ ...row, type: "list" }, ...fieldRows(field.fields, `${name}[].`)];
    if (field.kind === "group")
      return [{ ...row, type: "object" }, ...fieldRows(field.fields, `${name}.`)];
    return [
      {
        ...row,
        // Its values are listed with their meanings.
        type: field.kind === "choice" ? "choice" : typeOf(field).replaceAll("readonly ", ""),
        ...(field.kind === "choice" && {
          choices: Object.entries(field.options),
          otherwise: field.otherwise,
        }),
      },
    ];
  });
}
