import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "../../build/bundle.ts";
import { builtFile, withDependencies } from "../../build/output/asset-graph.ts";
import { withBase } from "../../model/base-path/base-path.ts";
import { offlinePath } from "../../model/offline-path.ts";
import { offWorkerPath, workerPath } from "./model/worker-path.ts";

type ShellEntry = { url: string; revision: string | null; integrity: string };

const source = (name: string) => new URL(`./worker/${name}.ts`, import.meta.url);

/** Loaded by those who search, use a tool or type a rare letter, and kept for them from then on. */
const onRequest =
  /\/(box|search|filter|tint|nearest|paths|hydrate|react|edit-distance|status|slug)-[\w-]{8}\.\w+$|\.island-[\w-]{8}\.js$|-(latin|500)-[\w-]+\.woff2$/;

/**
 * The app shell: the offline page and what it needs to be read. Most of it any page has loaded
 * already. The tool on it, and React with it, follows with the first page that is kept.
 */
export function shellOf(root: string): ShellEntry[] {
  const start = [offlinePath, "/assets/favicon.svg"];
  const needed = withDependencies(root, start, (address) => onRequest.test(address));
  return needed.map((url) => {
    const content = readFileSync(builtFile(root, url) ?? "");
    const digest = createHash("sha256").update(content).digest("base64");
    const named = /-[\w-]{8}\.\w+$/.test(url);
    return {
      url: withBase(url),
      revision: named ? null : digest.slice(0, 16),
      integrity: `sha256-${digest}`,
    };
  });
}

/** What each tool, and each worker of one, consists of beside the shell, by the name of its file. */
function toolFiles(root: string): Record<string, string[]> {
  const shell = new Set(shellOf(root).map(({ url }) => url));
  const files = readdirSync(join(root, "assets"));
  const hydration = files.filter((file) => /^hydrate-[\w-]{8}\.js$/.test(file));
  const tools = files.flatMap((file) => {
    const [, tool, worker] = /^(?:(\w+)\.island|([\w-]+-worker))-[\w-]{8}\.js$/.exec(file) ?? [];
    const name = tool ?? worker;
    return name ? [[name, `/assets/${file}`] as const] : [];
  });
  return Object.fromEntries(
    tools.map(([name, address]) => [
      name,
      withDependencies(
        root,
        [address, ...hydration.map((file) => `/assets/${file}`)],
        (mentioned) => shell.has(withBase(mentioned)),
      ).map(withBase),
    ]),
  );
}

/** Writes the service worker of a finished build, and beside it the one that switches it off. */
export async function writeWorker(root: string): Promise<void> {
  const shell = JSON.stringify(shellOf(root));
  const tools = JSON.stringify(toolFiles(root));
  writeFileSync(
    join(root, workerPath),
    await bundle(source("main"), { SHELL: shell, TOOLS: tools }),
  );
  writeFileSync(join(root, offWorkerPath), await bundle(source("off")));
}
