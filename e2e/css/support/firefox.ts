import { test as base } from "@playwright/test";
import { type Firefox, openFirefox } from "../../support/browsers/firefox.ts";

/** A `test` with one Firefox for all tests of a worker: starting it takes longer than most of them. */
export const test = base.extend<object, { firefox: Firefox }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const firefox = await openFirefox();
      await use(firefox);
      await firefox.close();
    },
    { scope: "worker" },
  ],
});

export { expect } from "@playwright/test";
