// Plain JavaScript for any Node that npm brings along: this runs before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { installedNode, runNpm } from "../run.mjs";

const marker = "node_modules/.daylit-installed";
const locks = ["package-lock.json", "tools/scripts/node/package-lock.json"];
/** None of our packages needs a script to be installed, so none may run one. */
const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];

function stop(words) {
  console.error(words);
  process.exit(1);
}

/** Installing and building write here. */
export function requireWritable() {
  try {
    accessSync(".", constants.W_OK);
  } catch {
    stop(`${process.cwd()} cannot be written to: copy the repository to a folder of your own.`);
  }
}

/** From this version on, Node runs TypeScript. */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/** The machine's Node, or the one that tools/scripts/node has for this platform if that is too old. */
function ensureNode() {
  const { optionalDependencies } = JSON.parse(
    readFileSync("tools/scripts/node/package.json", "utf8"),
  );
  const version = process.versions.node;
  // npm scripts already run on the installed one: then nothing is known of the machine's own.
  if (process.execPath.startsWith(realpathSync("node_modules"))) {
    if (existsSync(installedNode) && Object.values(optionalDependencies).includes(version)) return;
  } else if (isNewEnough(version)) return rmSync(installedNode, { force: true });
  console.log(`Installing Node for TypeScript, which Node ${version} cannot run …`);
  runNpm("ci", "--prefix", "tools/scripts/node", ...options);
  const found = Object.keys(optionalDependencies)
    .flatMap((name) => ["node", "node.exe"].map((file) => `${name}/bin/${file}`))
    .map((file) => `tools/scripts/node/node_modules/${file}`)
    .find((file) => existsSync(file) && spawnSync(file, ["--version"]).status === 0);
  if (!found)
    stop("No Node from tools/scripts/node runs here: install Node 22.18 or newer yourself.");
  rmSync(installedNode, { force: true });
  linkSync(found, installedNode);
}

/** Installs the packages of the lock file, unless exactly these are there already. */
export function ensureInstalled() {
  const hash = createHash("sha256");
  for (const lock of locks) hash.update(readFileSync(lock));
  const wanted = hash.digest("hex");
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) return;
  requireWritable();
  console.log("Installing packages …");
  // "npm ci" would remove the Node that runs this, which Windows refuses: only where there is none.
  runNpm(...(existsSync("node_modules") ? ["install", "--no-save"] : ["ci"]), ...options);
  ensureNode();
  writeFileSync(marker, wanted);
}
