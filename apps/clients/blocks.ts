import type { BlockName } from "@daylit/layouts/blocks/index.ts";
import type { Client, ClientPage } from "./model.ts";

/** The blocks that a client's site is built from, each once. */
export const blocksOf = (
  { nav, footer, pages }: Client,
  which: readonly ClientPage[] = pages,
): BlockName[] => [
  ...new Set([
    nav.block,
    ...which.flatMap(({ sections }) =>
      sections.flatMap((section) => (section ? [section.block] : [])),
    ),
    footer.block,
  ]),
];
