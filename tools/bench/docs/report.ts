import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chart } from "./chart.ts";
import type { DocsSite } from "./docs-site.ts";
import { lighthouseVersion } from "./lighthouse.ts";
import { type Round, type Row, rowOf } from "./round.ts";

const folder = join(import.meta.dirname, "../results");

export type Results = { date: string; lighthouse: string; rows: Row[] };

const kilobytes = (bytes = 0) => `${(bytes / 1000).toFixed(1)} kB`;

function table({ date, lighthouse, rows }: Results): string {
  const [limit] = rows;
  const beside = (value: number, key: keyof Row) =>
    `${value} (${(value / Number(limit?.[key])).toFixed(2)})`;
  const lines = rows.map((row) =>
    [
      `${row.name}${row.version ? ` ${row.version}` : ""}`,
      kilobytes(row.bytes),
      kilobytes(row.fonts),
      kilobytes(row.script),
      `${beside(row.fcp, "fcp")} / ${beside(row.lcp, "lcp")}`,
      String(row.tbt),
      beside(row.speedIndex, "speedIndex"),
      beside(row.mainThread, "mainThread"),
      `${beside(row.cold, "cold")} / ${beside(row.hovered, "hovered")}`,
      row.searchBytes === undefined ? "–" : `${kilobytes(row.searchBytes)}, ${row.searchTime}`,
      String(row.rounds),
    ].join(" | "),
  );
  const head =
    "site | before load, without fonts | fonts | script before load | FCP / LCP ms | TBT ms | Speed Index | main thread ms | click to heading, cold / after 300 ms of hover, ms | search: bytes, open and first result ms | rounds";
  return `# Documentation sites compared

${date}, Lighthouse ${lighthouse} mobile; clicks and search at a quarter of the processor's speed and 40 ms away. Medians; in brackets the ratio to the static page. \`npm run do -- bench docs\`

| ${head} |
|${" --- |".repeat(head.split(" | ").length)}
${lines.map((line) => `| ${line} |`).join("\n")}
`;
}

/** Prints the table and writes it, the figures and the chart to tools/bench/results/. */
export function report(rounds: readonly Round[], projects: readonly DocsSite[]) {
  const rows = projects
    .filter(({ name }) => rounds.some((round) => round.name === name))
    .map(({ name, packages }) => rowOf(name, Object.values(packages ?? {})[0], rounds));
  const results: Results = {
    date: new Date().toISOString().slice(0, 10),
    lighthouse: lighthouseVersion,
    rows,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "docs.json"), `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(join(folder, "docs.md"), table(results));
  writeFileSync(join(folder, "docs.svg"), chart(results));
  console.log(table(results));
}
