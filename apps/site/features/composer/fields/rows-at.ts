import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import type { FieldSet, ItemsField, LinesField, PairsField } from "@daylit/layouts/schema/field.ts";
import type { PageSection, SiteDocument } from "@daylit/site-engine";
import { blockPathOf, valueAt } from "@daylit/site-engine/document/object-path.ts";
import { withExamples } from "@daylit/site-engine/document/text/mark-examples.ts";
import { plainParts } from "../canvas/text/unwrapped.ts";
import type { Values } from "./controls/control.ts";

export type RowsField = LinesField | PairsField | ItemsField;

/** A list of a section, and the entry of it that a path leads into. */
type RowsPlace = { path: string; field: RowsField; example: unknown; at?: number };

/** Several texts, or a list inside: worth a table. */
export const hasColumns = ({ fields }: ItemsField) =>
  Object.values(fields).some(({ kind }) => kind === "items") ||
  Object.values(fields).filter((each) => "hard" in each).length > 1;

/** The innermost list around a text, or at its path, that can be filled by rows. */
export function rowsAt(site: SiteDocument, path: string): RowsPlace | undefined {
  const base = blockPathOf(path);
  const section = valueAt(site, base) as PageSection | undefined;
  if (!section) return undefined;
  const definition = definitionOf(section.block);
  let fields: FieldSet = definition.fields;
  let example: unknown = withExamples(fields, definition.example as Values);
  let here = base;
  let found: RowsPlace | undefined;
  for (const step of path.slice(base.length + 1).split(".")) {
    const [name = "", index] = step.split(/[[\]]/);
    const field = fields[name];
    if (!field) break;
    here += `.${name}`;
    example = (example as Values | undefined)?.[name];
    const at = index === undefined ? {} : { at: Number(index) };
    if (field.kind === "pairs" || field.kind === "lines")
      found = { path: here, field, example, ...at };
    if (field.kind !== "items" && field.kind !== "group") break;
    if (field.kind === "items") {
      if (field.role !== "article" && hasColumns(field))
        found = { path: here, field, example, ...at };
      here += `[${index}]`;
      example = Array.isArray(example) ? example[0] : undefined;
    }
    fields = field.fields;
  }
  return found;
}

/** Letters of a line; an answer of several paragraphs isn't a list. */
const longest = 160;

/** The list that several pasted lines would fill, if the text they were pasted into is in one. */
export function rowsPastedAt(site: SiteDocument, path: string, pasted: string) {
  if (!pasted.trim().includes("\n")) return undefined;
  const parts = plainParts(pasted);
  const isList = parts.length > 1 && parts.every(({ text }) => text.length <= longest);
  const place = isList ? rowsAt(site, path) : undefined;
  return place?.at === undefined ? undefined : place;
}
