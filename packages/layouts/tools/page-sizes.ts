// What a page of the catalogue weighs on the wire, in a table of the lightest, the middle and the
// heaviest: npm run do -- count layouts [--all]
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadOutput } from "../catalogue/load.ts";
import type { Facts } from "../catalogue/measured-facts.ts";

const { cataloguePages, pageSize } = await loadOutput();
const facts: Record<string, Facts> = JSON.parse(
  readFileSync(join(import.meta.dirname, "../generated/facts.json"), "utf8"),
);

const rows = cataloguePages
  .map((page) => {
    const { html, css } = pageSize(page);
    const pictures = facts[page.id]?.firstPictures ?? 0;
    return { id: page.id, html, css, words: html + css, pictures, first: html + css + pictures };
  })
  .sort((a, b) => a.first - b.first);

const median = (values: number[]) =>
  values.sort((a, b) => a - b).at(Math.floor(values.length / 2)) ?? 0;

if (process.argv.includes("--all")) console.table(rows);
else console.table([rows.at(0), rows.at(Math.floor(rows.length / 2)), rows.at(-1)]);
console.log(
  `HTML + CSS, brotli: median ${median(rows.map(({ words }) => words))}, largest ${Math.max(...rows.map(({ words }) => words))} bytes`,
);
console.log(
  `With the pictures of the first view: median ${median(rows.map(({ first }) => first))}, largest ${Math.max(...rows.map(({ first }) => first))} bytes`,
);
