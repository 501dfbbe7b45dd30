import { expect, test } from "@playwright/test";
import { withWindows } from "../support/browsers/chromium.ts";
import { faultsAt } from "./probes/visit.ts";

// Without windows a pointer is over the page from the start (decision 043).
test.use({ launchOptions: withWindows });

test("axe and more find nothing in the library", async ({ page }) => {
  expect(await faultsAt(page, "/pictures")).toEqual([]);
});
