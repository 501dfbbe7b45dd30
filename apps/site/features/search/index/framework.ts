import { readExamples } from "daylit/internal/tools/reference/examples.ts";
import { describedParts, type Part } from "daylit/internal/tools/reference/reference.ts";
import { classEntries, propertyEntries } from "daylit/internal/tools/reference/style-data.ts";
import { exampleId, kindOf, placeOf } from "../../reference/sources/part-place.server.ts";
import type { Draft } from "./draft.ts";
import words from "./framework-words.json" with { type: "json" };

/** What people type who mean a part, class or property: its names in other frameworks and in plain speech. */
const meant: Readonly<Record<keyof typeof words, Readonly<Record<string, string>>>> = words;

/** Backticks are markup of the headers, not text. */
const plain = (text: string) => text.replaceAll("`", "");

function partDrafts(part: Part): Draft[] {
  const { name, summary, a11y, fallback } = part;
  return [
    {
      kind: "reference",
      title: name,
      path: placeOf(part),
      note: plain(summary),
      body: plain([...a11y, ...fallback].join(" ")),
      meant: meant.parts[name],
    },
    // Parts that share a page are found by their names and classes: what opening loads stays small.
    ...(kindOf(part) ? [] : readExamples(name)).map(
      (example): Draft => ({
        kind: "reference",
        title: plain(example.title),
        path: placeOf(part, exampleId(part, example.case)),
        note: `Example of ${name}`,
        body: plain(example.note),
        inner: true,
      }),
    ),
  ];
}

/** The page of the icons lists their names; so many of them would crowd out everything else. */
const hasWords = ({ name }: Part) => name !== "icons";

/** The framework: its parts with their examples, every class, every custom property. */
export function frameworkDrafts(): Draft[] {
  const parts = describedParts();
  const place = (name: string, row: string) => {
    const part = parts.find((found) => found.name === name);
    if (!part) throw new Error(`there is no stylesheet ${name}`);
    return placeOf(part, row);
  };
  return [
    ...parts.flatMap(partDrafts),
    ...classEntries(parts.filter(hasWords)).map(
      ({ name, note, part }): Draft => ({
        kind: "class",
        title: `.${name}`,
        path: place(part, `.${name}`),
        note: plain(note),
        meant: meant.classes[name],
      }),
    ),
    ...propertyEntries(parts).map(
      ({ name, note, part }): Draft => ({
        kind: "property",
        title: name,
        path: place(part, name),
        note: plain(note),
        meant: meant.properties[name],
      }),
    ),
  ];
}
