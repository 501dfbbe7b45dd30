import { searchFolder } from "../../app/model/search/core.ts";
import { searchIndex } from "../../sources/search.server.ts";
import type { Kind } from "../table.server.ts";

/** The search index: a core, and pieces that a query asks for. */
export const search: Kind = {
  outputs: () =>
    new Map([...searchIndex()].map(([name, content]) => [searchFolder + name, () => content])),
};
