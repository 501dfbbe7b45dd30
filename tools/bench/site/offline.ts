/**
 * What installing and reading offline cost, in bytes as they are sent. After a build:
 *
 *     npm run do -- bench offline
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { builtFile, withDependencies } from "../../../apps/site/build/output/asset-graph.ts";
import { sentSize } from "../../../apps/site/build/output/compress.ts";
import { shellOf } from "../../../apps/site/features/offline/build-worker.ts";
import { offlineManifestPath } from "../../../apps/site/features/offline/model/names.ts";
import type { OfflineManifest } from "../../../apps/site/features/offline/model/offline-manifest.ts";
import { workerPath } from "../../../apps/site/features/offline/model/worker-path.ts";
import { offlinePath } from "../../../apps/site/model/offline-path.ts";
import { manifestPath } from "../../../apps/site/model/site.ts";
import { buildFolder } from "./built-site.ts";

const root = join(buildFolder, "site");
const sent = (address: string) => sentSize(builtFile(root, address) ?? "");
const total = (addresses: readonly string[]) => addresses.reduce((sum, a) => sum + sent(a), 0);

const shell = shellOf(root).map(({ url }) => url);
const loaded = new Set(withDependencies(root, ["/documentation"]));
const set: OfflineManifest = JSON.parse(readFileSync(join(root, offlineManifestPath), "utf8"));

const figures: Record<string, number> = {
  [`service worker ${workerPath}`]: sent(workerPath),
  [`manifest ${manifestPath}`]: sent(manifestPath),
  [`offline page ${offlinePath}`]: sent(offlinePath),
  [`app shell, ${shell.length} files`]: total(shell),
  "of it not already there after a visit to /documentation": total(
    shell.filter((address) => !loaded.has(address)),
  ),
  [`saved documentation, ${set.pages} pages, ${set.files.length} files`]: set.sent,
  "the same on the visitor's device": set.kept,
};
for (const [name, bytes] of Object.entries(figures))
  console.log(`${bytes.toLocaleString("en-GB").padStart(10)} bytes  ${name}`);
