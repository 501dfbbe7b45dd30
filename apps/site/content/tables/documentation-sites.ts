import { readFileSync } from "node:fs";
import { markdown, type Table } from "./table.ts";

/** As tools/bench/docs/ writes them: bytes and milliseconds, the middle of several rounds. */
type Row = {
  name: string;
  version?: string;
  bytes: number;
  script: number;
  fcp: number;
  tbt: number;
  cold: number;
  hovered: number;
  searchBytes?: number;
};

const results = (name: string) =>
  readFileSync(new URL(`../../../../tools/bench/results/${name}`, import.meta.url), "utf8");

export const chartPath = "/documentation-sites.svg";
export const chart = () => results("docs.svg");

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)}\u00a0kB`;

const table = (rows: readonly Row[]): Table => ({
  head: ["Made with", "Before load", "Script", "First paint", "Blocked", "Click", "Search"],
  end: [1, 2, 3, 4, 5, 6],
  rows: rows.map((row) => [
    row.name === "Daylit" ? "**Daylit**" : [row.name, row.version].join(" ").trim(),
    kilobytes(row.bytes),
    row.script ? kilobytes(row.script) : "none",
    `${row.fcp} ms`,
    `${row.tbt} ms`,
    `${row.cold} / ${row.hovered} ms`,
    row.searchBytes ? kilobytes(row.searchBytes) : "none",
  ]),
});

/** The chart, what it means, and the figures behind it. */
export function documentationSites(): string {
  const { date, rows } = JSON.parse(results("docs.json")) as { date: string; rows: Row[] };
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(chart()) ?? [];
  const [, said] = /aria-label="([^"]+)"/.exec(chart()) ?? [];
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return `Measured on ${day.format(new Date(date))}: the same pages made with each, from one server, on a simulated mid-range phone with a slow connection (Lighthouse); clicks and search at a quarter of the processor’s speed and 40 ms away. A static page without script is the limit. \`npm run do -- bench docs\` measures all of it again.

<figure><img src="${chartPath}" alt="${said}" width="${width}" height="${height}" loading="lazy" /></figure>

${markdown(table(rows))}

“Before load” leaves fonts out. A click counts until the next page’s heading is on the screen: at once, and after a pointer has rested on the link.
`;
}
