import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { offlinePath } from "../app/model/offline/offline-path.ts";
import { offWorkerPath, workerPath } from "../app/model/offline/worker-path.ts";
import { bundle } from "./bundle.ts";
import { builtFile, withMentions } from "./mentions.ts";

export type ShellEntry = { url: string; revision: string | null };

const source = (name: string) => new URL(`../worker/${name}.ts`, import.meta.url);

/** Loaded by those who search, use a tool or type a rare letter, and kept for them from then on. */
const onRequest =
  /\/(box|search)-[\w-]{8}\.\w+$|\.island-[\w-]{8}\.js$|-(latin|500)-[\w-]+\.woff2$/;
const ownTool = /\/OfflinePage\.island-/;

/** The app shell: the offline page and everything it needs. Most of it any page has loaded already. */
export function shellOf(root: string): ShellEntry[] {
  const unwanted = (address: string) => onRequest.test(address) && !ownTool.test(address);
  const needed = withMentions(root, [offlinePath, "/assets/favicon.svg"], unwanted);
  return needed.map((url) => {
    if (/-[\w-]{8}\.\w+$/.test(url)) return { url, revision: null };
    const content = readFileSync(builtFile(root, url) ?? "");
    return { url, revision: createHash("sha256").update(content).digest("hex").slice(0, 16) };
  });
}

/** Writes the service worker of a finished build, and beside it the one that switches it off. */
export async function writeWorker(root: string): Promise<void> {
  const shell = JSON.stringify(shellOf(root));
  writeFileSync(join(root, workerPath), await bundle(source("main"), { SHELL: shell }));
  writeFileSync(join(root, offWorkerPath), await bundle(source("off")));
}
