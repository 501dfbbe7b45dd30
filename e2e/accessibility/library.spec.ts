import { expect, test } from "@playwright/test";
import { withWindows } from "../support/chromium.ts";
import { longLook } from "./probes/long-look.ts";
import { lookedAt } from "./probes/looks.ts";

// Without windows a pointer is over the page from the start (decision 043).
test.use({ launchOptions: withWindows });

test("axe and more find nothing in the library", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto("/pictures");
  expect([...(await longLook(page)), ...(await lookedAt(page))]).toEqual([]);
});
