import type { OutputType } from "../../build/output/outputs.server.ts";
import { valuesFiles } from "./source.server.ts";

/** The rules for colours, heights and shares that are data. */
export const values: OutputType = {
  outputs: () => valuesFiles(),
};
