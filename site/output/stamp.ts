import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { settingNames } from "@daylit/serve/settings.ts";

/** What the outputs are made from, and the settings that are written into them. */
export const sources = [
  "css",
  "layouts",
  "pictures",
  "clients",
  "sites",
  "site",
  "serve",
  // Measurements that the texts quote.
  "bench/peers.json",
  "bench/starters/results.json",
  "CHANGELOG.md",
  "LICENSE",
  "package-lock.json",
] as const;

const skipped = /^(node_modules|build|dist|\.cache|\.vite)$/;

function* filesBelow(path: string): Generator<string> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) return yield path;
  for (const name of readdirSync(path).sort())
    if (!skipped.test(name)) yield* filesBelow(join(path, name));
}

/** Changes whenever a build would. */
export function fingerprint(home: string): string {
  const hash = createHash("sha256");
  for (const name of settingNames) hash.update(`${name}=${process.env[name] ?? ""}\0`);
  for (const source of sources)
    for (const file of filesBelow(join(home, source)))
      hash.update(`${file.slice(home.length)}\0`).update(readFileSync(file));
  return hash.digest("hex");
}
