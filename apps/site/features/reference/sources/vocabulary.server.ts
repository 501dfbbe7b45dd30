import { stripHeader } from "daylit/internal/tools/bundle/minify.ts";
import type { Group } from "daylit/internal/tools/reference/header.ts";
import { type Part, readKit, readParts } from "daylit/internal/tools/reference/reference.ts";
import { propertyEntries } from "daylit/internal/tools/reference/style-data.ts";
import { placeOf } from "./part-place.server.ts";

/** The headings of the page with the groups of the headers below them. */
const headings: readonly (readonly [string, readonly Group[]])[] = [
  ["Type", ["Typo"]],
  ["Colour", ["Color"]],
  ["Layout", ["Layout"]],
  ["Components", ["Components", "Base"]],
  ["Content", ["Content"]],
  ["Interactive", ["Interactivity", "Motion"]],
  ["Applications", ["Apps"]],
  ["Kit", ["Kit"]],
];

/** What an author sets to reach a rule; `type` and `href` are there anyway. */
const isSet = (name: string) => /^(?:data-|aria-|role$|popover$)/.test(name);

/** The attributes in selectors, each with the values that have rules of their own. */
function attributesOf(parts: readonly Part[]) {
  const found = new Map<string, Set<string>>();
  for (const { css } of parts)
    for (const [, name = "", value] of stripHeader(css).matchAll(
      /\[([a-z-]+)(?:[~^$*|]?="([^"]+)")?\]/g,
    )) {
      if (!isSet(name)) continue;
      const values = found.get(name) ?? new Set();
      if (value) values.add(value);
      found.set(name, values);
    }
  return [...found]
    .map(([name, values]) => ({ name, values: [...values].sort() }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Every name of the framework and its kit, from the headers of the stylesheets. Build time only. */
export function readVocabulary() {
  const parts = [...readParts(), ...readKit()];
  const groups = headings.map(([title, groups]) => ({
    title,
    parts: parts
      .filter(({ group, classes }) => groups.includes(group) && classes.length > 0)
      .map((part) => ({
        name: part.name,
        path: placeOf(part),
        classes: part.classes.map(({ name }) => name),
      })),
  }));
  const tokens = new Set(
    parts.filter(({ file }) => file.startsWith("tokens/")).map(({ name }) => name),
  );
  const properties = propertyEntries(parts);
  return {
    groups,
    tokens: properties.filter(({ part }) => tokens.has(part)),
    own: properties.filter(({ part }) => !tokens.has(part)),
    attributes: attributesOf(parts),
    renames: parts.flatMap(({ renames }) => renames),
  };
}
