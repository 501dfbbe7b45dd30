import { readFileSync } from "node:fs";
import { figures } from "../../../css/figures.ts";
import type { Table } from "./table.ts";

/** As bench/measure-peers.ts writes them; sizes in bytes. */
export type Row = {
  name: string;
  version: string;
  css: number;
  script: number;
  important: number;
  specificity: string;
  counted: string;
};

const file = new URL("../../../bench/peers.json", import.meta.url);

/** The peers as they were measured; our own row is worked out from the stylesheet as it is. */
export function measured(): { date: string; rows: Row[] } {
  const { date, rows } = JSON.parse(readFileSync(file, "utf8")) as { date: string; rows: Row[] };
  const { everything, important, specificity } = figures();
  const own = { css: everything, important, specificity: specificity.join() };
  return { date, rows: rows.map((row) => (row.name === "Daylit" ? { ...row, ...own } : row)) };
}

/** With a space that does not break, so that a narrow column keeps the two together. */
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)}\u00a0kB`;

export const peersTable = (): Table => ({
  head: ["Framework", "CSS", "Script", "`!important`", "Specificity up to", "Counted"],
  end: [1, 2, 3, 4],
  rows: measured().rows.map((row, index) => [
    index === 0 ? `**${row.name} ${row.version}**` : `${row.name} ${row.version}`,
    kilobytes(row.css),
    row.script ? kilobytes(row.script) : "none",
    `${row.important}`,
    row.specificity,
    row.counted,
  ]),
});
