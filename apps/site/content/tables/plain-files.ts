import { plainFiles } from "daylit/internal/tools/plain-files.ts";
import { fileAddress } from "../../features/reference/package/address.ts";
import type { Table } from "./table.ts";

/** What a page without npm loads, with its address on this site. */
export const plainFilesTable = (): Table => ({
  head: ["File", "What it is"],
  rows: Object.values(plainFiles).map(([name, what]) => [
    `[${fileAddress(name)}](${fileAddress(name)})`,
    what,
  ]),
});
