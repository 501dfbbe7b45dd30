import { readExamples } from "daylit/internal/tools/reference/examples.ts";
import type { Part } from "daylit/internal/tools/reference/reference.ts";
import { stylesheetItems, stylesheetKinds } from "../../../content/stylesheet.ts";
import { pathOf } from "../../../model/menu.ts";

const paged = new Map(stylesheetItems.map((item) => [item.slug, pathOf(item)]));

/** The page that shows all parts of a kind, if this is one of them. What has no sample is not shown. */
export const kindOf = ({ name, group }: Part) =>
  paged.has(name) || readExamples(name).length === 0
    ? undefined
    : stylesheetKinds.find(({ groups }) => groups.includes(group));

/**
 * Where a part is described: on a page of its own, among those of its kind, or, if it has nothing to
 * look at, on its line of the entry page. `id` is the heading or row to go to.
 */
export function placeOf(part: Part, id?: string): string {
  const own = paged.get(part.name);
  if (own) return id ? `${own}#${id}` : own;
  const kind = kindOf(part);
  return kind ? `${pathOf(kind)}#${id ?? part.name}` : `/stylesheet#${part.name}`;
}

/** The id of an example on its page: a page of many parts has more than one that is called basic. */
export const exampleId = (part: Part, example: string) =>
  paged.has(part.name) ? example : `${part.name}-${example}`;
