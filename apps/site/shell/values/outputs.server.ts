import { valuesFiles } from "../../sources/values.server.ts";
import type { Kind } from "../table.server.ts";

/** The rules for colours, heights and shares that are data. */
export const values: Kind = {
  outputs: () => valuesFiles(),
};
