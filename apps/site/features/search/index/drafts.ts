import { pages } from "../../../model/pages.ts";
import { blockDrafts } from "./blocks.ts";
import { catalogueDrafts } from "./catalogue.ts";
import type { Draft } from "./draft.ts";
import { frameworkDrafts } from "./framework.ts";
import { meanings } from "./meanings.ts";
import { pageDraft } from "./page-draft.ts";
import { writtenDrafts } from "./written.ts";

/** Everything that can be found. A page that no other source describes is there by its own record. */
export function readDrafts(): Draft[] {
  const described = [
    ...writtenDrafts(),
    ...frameworkDrafts(),
    ...blockDrafts(),
    ...catalogueDrafts(),
  ];
  // A family of layouts is described by its variations alone.
  const known = new Set(described.map(({ path }) => path.replace(/#variation-\d$/, "")));
  const left = pages.filter(
    ({ path, canonical, unlisted }) =>
      path === canonical && (!unlisted || meanings[path]) && path !== "/search" && !known.has(path),
  );
  return [...left.map(pageDraft), ...described];
}
