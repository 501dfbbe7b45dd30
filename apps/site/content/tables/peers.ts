import { readFileSync } from "node:fs";
import { figures } from "daylit/internal/tools/reference/figures.ts";
import { dateText } from "../../features/install-guide/platforms.ts";
import { markdown, type Table } from "./table.ts";

/** As tools/bench/css/measure-peers.ts writes them; sizes in bytes. */
export type Row = {
  name: string;
  version: string;
  css: number;
  script: number;
  important: number;
  specificity: string;
  counted: string;
};

const file = new URL("../../../../tools/bench/css/peers.json", import.meta.url);

const { version } = JSON.parse(
  readFileSync(new URL("../../../../packages/css/package.json", import.meta.url), "utf8"),
) as { version: string };

/** The peers as they were measured; our own row is worked out from the stylesheet as it is. */
export function measured(): { date: string; rows: Row[] } {
  const { date, rows } = JSON.parse(readFileSync(file, "utf8")) as { date: string; rows: Row[] };
  const { everything: css, important, specificity } = figures();
  const own = { css, script: 0, important, specificity: specificity.join() };
  return { date, rows: [{ name: "Daylit", version, ...own, counted: "the whole file" }, ...rows] };
}

/** With a space that does not break, so that a narrow column keeps the two together. */
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)}\u00a0kB`;

const peersTable = (): Table => ({
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

/** When and how, from the record, and then the table. */
export const comparison = () =>
  [
    `Measured on ${dateText(measured().date)}, in each framework’s newest release: the whole stylesheet and the script that its documentation asks for, as they travel (brotli). \`npm run do -- bench peers\` measures all of it again; our own row is calculated with every build.`,
    markdown(peersTable()),
  ].join("\n\n");
