// Plain JavaScript for any Node that npm brings along: this runs before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { nodeProgram, runNpm } from "./run.mjs";

const marker = "node_modules/.daylit-installed";

/** Installs the packages of the lock file, unless exactly these are there already. */
export function ensureInstalled() {
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) return;
  console.log("Installing packages …");
  // "npm ci" would take away the Node that runs this, which Windows refuses: only where there is none.
  const how = existsSync("node_modules") ? ["install", "--no-save"] : ["ci"];
  runNpm(...how, "--no-audit", "--no-fund", "--loglevel=error");
  ensureNode();
  writeFileSync(marker, wanted);
}

/** The npm package's Node is made for glibc. On Alpine the machine's own has to do. */
function ensureNode() {
  if (spawnSync(nodeProgram(), ["--version"]).status === 0) return;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 22 || (major === 22 && minor < 18)) {
    console.error(
      `The Node of the npm package "node" does not run on this system, and the machine's own, ${process.version}, is too old to run TypeScript: install Node 22.18 or newer, then try again.`,
    );
    process.exit(1);
  }
  rmSync("node_modules/.bin/node");
}
