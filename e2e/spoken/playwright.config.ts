import base from "../../playwright.config.ts";

/** Orca reads one desktop: the journeys follow one another. */
export default {
  ...base,
  testDir: ".",
  testMatch: "*.walk.ts",
  workers: 1,
  fullyParallel: false,
  timeout: 300_000,
  reporter: [["list"]],
  outputDir: "../../test-results/spoken",
  webServer: base.webServer && { ...base.webServer, cwd: `${import.meta.dirname}/../..` },
};
