// npm run test:everything: before a release. Every test, then the proofs of generated sites, hosts and
// packages. An hour on two cores.
// Arguments go to Playwright: npm run test:everything -- e2e/layouts
import { spawnSync } from "node:child_process";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install/install.mjs";
import { nodeProgram } from "./run.mjs";

const chosen = process.argv.slice(2);
const started = Date.now();

ensureInstalled();
// These are there once the packages are.
const { ensurePrograms } = await import("./install/install-programs.mjs");
const { leftOut } = await import("@daylit/browsers/programs.mjs");
ensurePrograms();
ensureBuilt();

/** What is run, each to its end: one fault does not hide another. */
const parts = [
  ...(chosen.length > 0
    ? []
    : [
        ["tests without a browser", ["node_modules/vitest/vitest.mjs", "run"]],
        ["what draws the pictures", ["pictures/studio/check.mjs"]],
      ]),
  ["every browser test", ["node_modules/@playwright/test/cli.js", "test", ...chosen]],
  ...(chosen.length > 0
    ? []
    : [
        ["a screen reader", ["tools/scripts/test-spoken.mjs"]],
        ["every generated site", ["tools/proofs/sites.ts"]],
        ["every host", ["tools/proofs/anywhere/main.ts"]],
        ["every package", ["tools/proofs/packages/main.ts"]],
      ]),
];

const took = [];
const failed = parts.filter(([name, args]) => {
  console.log(`\n── ${name}`);
  const begun = Date.now();
  const env = { ...process.env, TEST_SCOPE: "everything" };
  const { status } = spawnSync(nodeProgram(), args, { stdio: "inherit", env });
  took.push(`${String(Math.round((Date.now() - begun) / 1000)).padStart(5)} s  ${name}`);
  return status !== 0;
});

const commit = spawnSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" });
const day = new Date().toISOString().slice(0, 10);
const minutes = Math.round((Date.now() - started) / 60_000);
const result =
  failed.length === 0 ? "no fault" : `faults in ${failed.map(([name]) => name).join(", ")}`;
console.log(
  `\n${took.join("\n")}\n\n${day}, commit ${commit.stdout?.trim() || "unknown"}: ${result}, after ${minutes} min.`,
);
const missing = leftOut();
if (missing) console.log(missing);
process.exitCode = failed.length === 0 ? 0 : 1;
