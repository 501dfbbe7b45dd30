import type { Part } from "./reference.ts";

/** A class with the note that its stylesheet gives it. */
type ClassEntry = { name: string; note: string; part: string; group: string };
/** A custom property, likewise. */
type PropertyEntry = ClassEntry & { value: string };

/** Each class once, in cascade order. */
export function classEntries(parts: Part[]): ClassEntry[] {
  return parts.flatMap((part) =>
    part.classes.map(({ name, note }) => ({ name, note, part: part.name, group: part.group })),
  );
}

/** Each public custom property once: where several parts describe one, the first describes it. */
export function propertyEntries(parts: Part[]): PropertyEntry[] {
  const seen = new Map<string, PropertyEntry>();
  for (const part of parts)
    for (const { name, value, note } of part.props)
      if (!seen.has(name))
        seen.set(name, { name, value, note, part: part.name, group: part.group });
  return [...seen.values()];
}

/** Old names with those of today, without the dot of a class. */
export const renamedNames = (parts: Part[]): Record<string, string> =>
  Object.fromEntries(
    parts.flatMap(({ renames }) =>
      renames.map(({ from, to }) => [from.replace(/^\./, ""), to.replace(/^\./, "")]),
    ),
  );

/** daylit/classes.json */
export function classesJson(parts: Part[]) {
  return {
    classes: classEntries(parts),
    properties: propertyEntries(parts),
    renamed: renamedNames(parts),
  };
}

/** The types of daylit/classes.json: a wrong class name is a compile error. */
export function classesTypes(parts: Part[]): string {
  const union = (names: string[]) =>
    names.map((name) => `\n    | ${JSON.stringify(name)}`).join("");
  const entry = "note: string; part: string; group: string";
  return [
    "declare namespace data {",
    `  type DaylitClass =${union(classEntries(parts).map(({ name }) => name))};`,
    `  type DaylitProperty =${union(propertyEntries(parts).map(({ name }) => name))};`,
    "}",
    "declare const data: {",
    `  classes: { name: data.DaylitClass; ${entry} }[];`,
    `  properties: { name: data.DaylitProperty; value: string; ${entry} }[];`,
    "  renamed: Record<string, string>;",
    "};",
    // A JSON file has one value and no default export; types that promise one would be wrong.
    "export = data;\n",
  ].join("\n");
}
