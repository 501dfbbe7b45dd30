import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { componentName } from "daylit-blocks/internal/tools/component-name.ts";
import { blockPath } from "../../../model/blocks.ts";
import { pathOf } from "../../../model/menu.ts";
import { blockKinds, blockPages } from "../../../model/pages/blocks.ts";
import { blocksOf } from "../../blocks/source.server.ts";
import type { Draft } from "./draft.ts";
import { meanings } from "./meanings.ts";
import { pageDraft } from "./page-draft.ts";

/** The kinds of blocks, each with its blocks: found by name and by purpose. */
export const blockDrafts = (): Draft[] => [
  ...blockPages.filter(({ kind }) => kind !== "blocks-of-kind").map(pageDraft),
  ...blockKinds.flatMap((kind) => [
    {
      kind: "block",
      title: `${kind.name}: blocks`,
      path: pathOf(kind),
      note: blocksOf(kind.slug)
        .map((name) => definitionOf(name).label)
        .join(", "),
      meant: meanings[pathOf(kind)],
    } satisfies Draft,
    ...blocksOf(kind.slug).map((name): Draft => {
      const { label, about } = definitionOf(name);
      return {
        kind: "block",
        title: name,
        path: blockPath(name),
        note: `${kind.name}: ${label}. ${about}`,
        words: componentName(name),
      };
    }),
  ]),
];
