import { readParts } from "daylit/internal/tools/reference/reference.ts";
import type { Table } from "./table.ts";

/** Old names with those of today, a line for each stylesheet and kind of name. */
export const renamesTable = (): Table => ({
  head: ["Before", "Now"],
  rows: readParts().flatMap(({ renames }) => {
    const cells = (names: string[]) => names.map((name) => `\`${name}\``).join(", ");
    return renames.length > 0
      ? [[cells(renames.map(({ from }) => from)), cells(renames.map(({ to }) => to))]]
      : [];
  }),
});
