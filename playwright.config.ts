import { defineConfig } from "@playwright/test";
import { withoutWindows, withWindows } from "./e2e/support/chromium.ts";

/** A port of its own, so that the tests never meet a site that is being served. */
const port = Number(process.env.E2E_PORT ?? 4273);

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that needs a second try hides something and is mended: it is named as flaky at the end. On
  // a machine that nobody watches it does not hold back everything else.
  retries: process.env.CI ? 1 : 0,
  // The second says how long each test took, for whoever wants the whole run to be shorter.
  reporter: [["line"], ["json", { outputFile: "test-results/run.json" }]],
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // A worker that answers in the middle of a test would hide requests from it. Tests of the worker
    // itself, and of the client sites', allow theirs.
    serviceWorkers: "block",
    // The command for everything opens the library, too: see decision 043.
    launchOptions: process.env.ACCESS_EVERYWHERE ? withWindows : withoutWindows,
  },
  webServer: {
    command: "node packages/hosting/main.ts",
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
