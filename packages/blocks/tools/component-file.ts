import { join } from "node:path";
import type { BlockName } from "@daylit/layouts/blocks/definitions.ts";

/** The file of a block's component in the layouts. */
export const componentFile = (name: BlockName) =>
  join(import.meta.dirname, `../../layouts/blocks/${name.split("-")[0]}/${name}.tsx`);
