// npm run do -- bench-cdn [--visits=10000000]: what a month of visits costs edge and origin, with a deploy in the middle.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { places } from "./places.ts";
import { type Header, simulate } from "./simulate.ts";
import { readSite } from "./site.ts";

const { values } = parseArgs({ options: { visits: { type: "string", default: "10000000" } } });
const visits = Number(values.visits);
const site = readSite(fileURLToPath(new URL("../../../build/site", import.meta.url)));

const candidates: readonly Header[] = [
  { name: "no-cache (as sent)", fresh: 0, purged: false },
  { name: "a minute at the edge", fresh: 60, purged: false },
  { name: "five minutes at the edge", fresh: 300, purged: false },
  { name: "a year at the edge, purged", fresh: Number.POSITIVE_INFINITY, purged: true },
];

const million = (count: number) => `${(count / 1e6).toFixed(count < 1e6 ? 3 : 1)} M`;
const bytes = (count: number) =>
  count < 1e9 ? `${(count / 1e6).toFixed(1)} MB` : `${(count / 1e9).toFixed(1)} GB`;

console.log(
  `${million(visits)} visits in a month, ${places.length} places, ${site.pages.length} pages, ${site.items.length} files`,
);
for (const how of candidates) {
  const it = simulate(site, visits, how);
  console.log(`\n${how.name}`);
  console.log(`  edge    ${million(it.edgeRequests)} requests, ${bytes(it.edgeBytes)}`);
  console.log(
    `  origin  ${million(it.originRequests)} requests (${((100 * it.originRequests) / it.edgeRequests).toFixed(2)} %), ${bytes(it.originBytes)}, at most ${Math.ceil(it.peak / 60)} a second`,
  );
  console.log(
    `  deploy  ${it.deployRequests} requests and ${bytes(it.deployBytes)} in its first hour; ${it.old} page views of the build before`,
  );
}
