/**
 * Finds the committed files that are out of date with what they are made from, and renews them:
 *
 *     npm run refresh
 *     npm run refresh -- --check     only says what is out of date, and fails if something is
 *     npm run refresh -- --all       makes everything again
 */
import { readFileSync, writeFileSync } from "node:fs";
import { ensureBuilt } from "../scripts/build.mjs";
import { products } from "./products.ts";
import { type Records, refresh } from "./refresh.ts";

const file = "tools/refresh/generated/hashes.json";
const stale = refresh(await products(), JSON.parse(readFileSync(file, "utf8")) as Records, {
  check: process.argv.includes("--check"),
  all: process.argv.includes("--all"),
  build: ensureBuilt,
  print: console.log,
  save: (records) => writeFileSync(file, `${JSON.stringify(records, null, 2)}\n`),
});
if (stale > 0) process.exitCode = 1;
