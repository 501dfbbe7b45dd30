import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { settingNames } from "@daylit/hosting/policy/settings.ts";

/** What the outputs are made from, and the settings that are written into them. */
export const sources = [
  "packages",
  "pictures",
  "apps",
  // Measurements that the texts quote.
  "tools/bench/css/peers.json",
  "tools/proofs/starters/results.json",
  "tools/bench/results",
  "CHANGELOG.md",
  "LICENSE",
  "package-lock.json",
] as const;

/** What makes pictures isn’t part of a build: only the pictures are. */
const skipped = /[\\/](node_modules|dist|\.cache|\.vite|pictures[\\/]studio)$/;

function* filesBelow(path: string): Generator<string> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) return yield path;
  for (const name of readdirSync(path).sort())
    if (!skipped.test(join(path, name))) yield* filesBelow(join(path, name));
}

/** A text of content/ belongs to one page; everything else may be in any of them. */
const text = /^\/apps\/site\/content\/.*\.mdx$/;

/** What a build may do, but does not write down, leaves it the same. */
const written = settingNames.filter((name) => name !== "ALLOW_LOCALHOST");

/** Changes whenever a build would; without the texts, whenever more than their pages would. */
export function fingerprint(home: string, withTexts = true): string {
  const hash = createHash("sha256");
  for (const name of written) hash.update(`${name}=${process.env[name] ?? ""}\0`);
  for (const source of sources)
    for (const file of filesBelow(join(home, source))) {
      const name = file.slice(home.length);
      hash.update(`${name}\0`);
      if (withTexts || !text.test(name)) hash.update(readFileSync(file));
    }
  return hash.digest("hex");
}
