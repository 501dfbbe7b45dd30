import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What was rendered from which state of its scene, and how long that took. */
interface Render {
  scene: string;
  samples: number;
  seconds: number;
}

const file = join(import.meta.dirname, "generated/manifest.json");

export function readManifest(): Record<string, Render> {
  return JSON.parse(readFileSync(file, "utf8"));
}

export function recordRender(id: string, render: Render) {
  const manifest = { ...readManifest(), [id]: render };
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
