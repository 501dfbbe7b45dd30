import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { withoutWindows } from "./e2e/support/browsers/chromium.ts";
import { eachChange } from "./e2e/support/browsers/each-change.ts";
import { onEachChange } from "./e2e/support/browsers/scope.ts";
import { nodeProgram } from "./tools/scripts/run.mjs";

/** A port of its own, so that the tests never meet a site that is being served. */
const port = Number(process.env.E2E_PORT ?? 4273);

// An editor, or npx, may start this on an older Node than ours: what it starts in turn runs on ours.
process.execPath = resolve(nodeProgram());

/** SLOW_ANSWERS=600 npm run test:e2e: answers come late and in any order, to find races. */
const slowly = process.env.SLOW_ANSWERS ? "--import ./e2e/support/network/slow-answers.ts " : "";

export default defineConfig({
  testDir: "e2e",
  // Beside them Vitest has its own: *.test.ts.
  testMatch: "**/*.spec.ts",
  grep: onEachChange ? [...eachChange] : /./,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that needs a second try hides a fault, and a second try doubles the time.
  retries: 0,
  // The JSON says how long each test took.
  reporter: [
    ["line"],
    ["./e2e/support/browsers/last-errors-reporter.ts"],
    ...(onEachChange ? [["./e2e/support/browsers/chosen-reporter.ts"] as const] : []),
    ["json", { outputFile: "test-results/run.json" }],
  ],
  // No test takes 20 s on two idle cores (the reporter names those that do); a busy host may need longer.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // A worker that answers in the middle of a test would hide requests from it. Tests of the worker
    // itself, and of the client sites', allow theirs.
    serviceWorkers: "block",
    launchOptions: withoutWindows,
  },
  webServer: {
    command: `"${process.execPath}" ${slowly}packages/hosting/preview-server/main.ts`,
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
