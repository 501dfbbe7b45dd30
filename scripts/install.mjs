// Plain JavaScript for any Node that npm brings along: this runs before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const marker = "node_modules/.daylit-installed";

/** Runs a command and stops the whole program if it fails. */
export function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit" });
  if (error) console.error(`${command} cannot be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the packages of the lock file, unless exactly these are there already. */
export function ensureInstalled() {
  const fingerprint = () =>
    createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(marker) && readFileSync(marker, "utf8") === fingerprint()) return;
  console.log("Installing packages …");
  // Not "npm ci": that refuses a lock file without the packages of other platforms, and a registry
  // that does not carry them leaves them out. The versions are those of the lock file either way.
  run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(marker, fingerprint());
}
