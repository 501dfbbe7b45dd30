import { readExamples } from "../../css/examples.ts";
import { type Part, readParts } from "../../css/reference.ts";
import { classEntries, propertyEntries } from "../../css/style-data.ts";
import { stylesheetItems } from "../app/model/stylesheet.ts";
import type { Draft } from "./draft.ts";

const slugs = new Set(stylesheetItems.map(({ slug }) => slug));

/** A part with a page of its own is described there, any other on the entry page. */
const placeOf = (part: string, row: string) =>
  slugs.has(part) ? `/stylesheet/${part}#${row}` : `/stylesheet#${part}`;

/** Backticks are markup of the headers, not text. */
const plain = (text: string) => text.replaceAll("`", "");

function partDrafts({ name, summary, a11y, fallback }: Part): Draft[] {
  const paged = slugs.has(name);
  return [
    {
      kind: "reference",
      title: name,
      path: paged ? `/stylesheet/${name}` : `/stylesheet#${name}`,
      note: plain(summary),
      body: plain([...a11y, ...fallback].join(" ")),
    },
    ...(paged ? readExamples(name) : []).map(
      (example): Draft => ({
        kind: "reference",
        title: plain(example.title),
        path: `/stylesheet/${name}#${example.case}`,
        note: `Example of ${name}`,
        body: plain(example.note),
        inner: true,
      }),
    ),
  ];
}

/** The framework: its parts with their examples, every class, every custom property. */
export function frameworkDrafts(): Draft[] {
  const parts = readParts();
  return [
    ...parts.flatMap(partDrafts),
    ...classEntries(parts).map(
      ({ name, note, part }): Draft => ({
        kind: "class",
        title: `.${name}`,
        path: placeOf(part, `.${name}`),
        note: plain(note),
      }),
    ),
    ...propertyEntries(parts).map(
      ({ name, note, part }): Draft => ({
        kind: "property",
        title: name,
        path: placeOf(part, name),
        note: plain(note),
      }),
    ),
  ];
}
