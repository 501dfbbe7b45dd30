// Builds the site and the client sites, unless nothing has changed since the last build.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runNpm } from "./run.mjs";

const sources = [
  ...["css", "layouts", "pictures", "clients", "sites", "serve", "site", "scripts"],
  "package-lock.json",
];
/** Those of serve/settings.ts: a build is for what they say. */
const settings = [
  ...["SITE_ORIGIN", "CLIENTS_DOMAIN", "STUDIO_EMAIL", "STUDIO_SOCIAL", "REPORT_TO"],
  "EDGE_SECONDS",
];
const outputs = ["site/build/client/index.html", "clients/build"];
const stamp = ".cache/build-stamp";
const skipped = new Set(["node_modules", "build", "dist", ".react-router", ".cache"]);

function* filesBelow(path) {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort())
    if (!skipped.has(name)) yield* filesBelow(join(path, name));
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const name of settings) hash.update(`${process.env[name] ?? ""}\0`);
  for (const source of sources)
    for (const file of filesBelow(source)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

export function ensureBuilt() {
  const wanted = fingerprint();
  const there = [...outputs, stamp].every((path) => existsSync(path));
  if (there && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Building …");
  // npm start and npm test stay on this machine unless told otherwise; a build by itself does not.
  process.env.ALLOW_LOCALHOST ??= "1";
  runNpm("run", "build", "--silent");
  mkdirSync(".cache", { recursive: true });
  writeFileSync(stamp, wanted);
}
