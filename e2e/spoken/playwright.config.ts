import base from "../../playwright.config.ts";

/** Orca reads one desktop: the journeys follow one another. */
export default {
  ...base,
  testDir: ".",
  testMatch: "*.walk.ts",
  workers: 1,
  fullyParallel: false,
  timeout: 300_000,
  reporter: process.env.SPOKEN_RECORD ? [["list"], ["./record.ts"]] : [["list"]],
  outputDir: "../../test-results/spoken",
  webServer: base.webServer && { ...base.webServer, cwd: `${import.meta.dirname}/../..` },
};
