import type { OutputType } from "../../build/output/outputs.server.ts";
import { searchIndex } from "./index/source.server.ts";
import { searchFolder } from "./query/core.ts";

/** The search index: a core, and pieces that a query asks for. */
export const search: OutputType = {
  outputs: () =>
    new Map([...searchIndex()].map(([name, content]) => [searchFolder + name, () => content])),
};
