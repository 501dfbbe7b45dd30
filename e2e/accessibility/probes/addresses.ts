import { type Page, pages } from "../../../apps/site/model/pages.ts";

const first = new Map<string, string>();
for (const { kind, path } of pages) if (!first.has(kind)) first.set(kind, path);

/** Made alike by the hundred: one of each kind stands for its siblings where a look takes long. */
const alike = new Set<string>(["layout", "category", "project"]);

/** Whether a page gets the long look: all but the siblings of one that does. */
export const isLookedAtLong = ({ kind, path }: Page) =>
  !alike.has(kind) || first.get(kind) === path;

/** The first page of each kind. */
export const oneOfEach = [...first.values()];

/** A list in portions of a size that one test can take. */
export const inPortions = <T>(all: readonly T[], size: number): (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) =>
    all.slice(n * size, (n + 1) * size),
  );
