import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { offlinePath } from "../app/model/offline/offline-path.ts";
import { offWorkerPath, workerPath } from "../app/model/offline/worker-path.ts";
import { fileOf, withMentions } from "./mentions.ts";

export type ShellEntry = { url: string; revision: string | null };

const source = (name: string) => fileURLToPath(new URL(`../worker/${name}.ts`, import.meta.url));

/** Loaded by those who search or go to a text, and kept for them from then on. */
const onRequest = /\/(SearchTool|text|guide-texts)-[\w-]{8}\.\w+$/;

/** The app shell: the offline page and everything it needs. Most of it any page has loaded already. */
export function shellOf(root: string): ShellEntry[] {
  const needed = withMentions(root, [offlinePath, "/assets/favicon.svg"], onRequest);
  return needed.map((url) => {
    if (/-[\w-]{8}\.\w+$/.test(url)) return { url, revision: null };
    const content = readFileSync(fileOf(root, url) ?? "");
    return { url, revision: createHash("sha256").update(content).digest("hex").slice(0, 16) };
  });
}

async function bundle(entry: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"', ...define },
    build: {
      write: false,
      target: ["chrome123", "firefox128", "safari17.5"],
      lib: { entry, formats: ["iife"], name: "worker", fileName: "worker" },
    },
  });
  const [written] = Array.isArray(result) ? result : [];
  if (!written) throw new Error(`${entry} was not bundled`);
  return written.output[0].code;
}

/** Writes the service worker of a finished build, and beside it the one that switches it off. */
export async function writeWorker(root: string): Promise<void> {
  const shell = JSON.stringify(shellOf(root));
  writeFileSync(join(root, workerPath), await bundle(source("main"), { SHELL: shell }));
  writeFileSync(join(root, offWorkerPath), await bundle(source("off")));
}
