import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtFile, withDependencies } from "../../build/output/asset-graph.ts";
import { offlinePath } from "../../model/offline-path.ts";
import { documentationPages } from "../../model/pages/documentation.ts";
import { guidePages } from "../../model/pages/guides.ts";
import { stylesheetPages } from "../../model/pages/stylesheet.ts";
import { searchFolder } from "../search/query/core.ts";
import { offlineManifestPath } from "./model/names.ts";
import type { OfflineManifest } from "./model/offline-manifest.ts";

const pages = [...documentationPages, ...guidePages, ...stylesheetPages].map(({ path }) => path);

/** The documentation, the reference and the guides with everything they need, and the search. */
export function offlineManifestOf(root: string): OfflineManifest {
  const addresses = [...pages, offlinePath];
  const search = readdirSync(join(root, searchFolder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => `${searchFolder}${name}`);
  // The whole faces are for letters that no page shows.
  const needed = withDependencies(root, [...addresses, ...search], (name) =>
    /-latin-|\/Compose\.island-/.test(name),
  );
  const hash = createHash("sha256");
  let kept = 0;
  const files = needed.map((address) => {
    const file = builtFile(root, address) ?? "";
    const content = readFileSync(file);
    hash.update(address).update(content);
    kept += content.length;
    return [address, statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size] as const;
  });
  return {
    version: hash.digest("hex").slice(0, 12),
    pages: pages.length,
    sent: files.reduce((sum, [, bytes]) => sum + bytes, 0),
    kept,
    files,
  };
}

/** After compression: the sizes are those of the files as they are sent. */
export function writeOfflineManifest(root: string): string {
  const file = join(root, offlineManifestPath);
  writeFileSync(file, JSON.stringify(offlineManifestOf(root)));
  return file;
}
