import { configDefaults, defineConfig } from "vitest/config";
import { composerMessages } from "./apps/site/build/plugins/composer-messages.ts";

/** Tests that need a document but neither layout nor paint, network or history. */
const dom = "**/*.dom.test.{ts,tsx}";

/** Tests of what has been built: they read it in Node, and need no browser. */
const built = "e2e/**/*.built.test.ts";

/** What draws and renders the pictures has a check of its own: npm run do -- check-studio. */
const studio = "pictures/studio/**";

/** Tests that take long, and ask what no change of a day breaks: npm run test:everything has them. */
const release = "**/*.release.test.{ts,tsx}";

export default defineConfig({
  plugins: [composerMessages()],
  // A busy machine must not fail a test: what takes long here is work, not waiting.
  test: {
    // Starting a worker for each file took longer than most files. Tests leave nothing behind, so
    // they may share one; what a test changes outside itself it puts back.
    isolate: false,
    // Without this Vitest leaves one core idle: 207 s instead of 140 on two.
    maxWorkers: "100%",
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ["tools/scripts/checks/generated-input.ts"],
    expect: { poll: { timeout: 30_000 } },
    // Stylesheets are read as text by the layouts; without this they would arrive empty.
    css: true,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [
            ...configDefaults.exclude,
            "build/**",
            "build.*/**",
            studio,
            dom,
            built,
            release,
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          include: [dom],
          exclude: [...configDefaults.exclude, "build/**", "build.*/**"],
          environment: "happy-dom",
          environmentOptions: {
            happyDOM: {
              settings: {
                // It would follow a link before the window has heard of the click.
                navigation: {
                  disableMainFrameNavigation: true,
                  disableChildPageNavigation: true,
                  disableFallbackToSetURL: true,
                },
              },
            },
          },
          // What runs when a page is opened listens to its window until the page is left.
          isolate: true,
        },
      },
      { extends: true, test: { name: "built", include: [built] } },
      { extends: true, test: { name: "release", include: [release], testTimeout: 600_000 } },
    ],
  },
});
