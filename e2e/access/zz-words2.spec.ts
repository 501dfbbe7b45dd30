import { expect, test } from "@playwright/test";
import { axeFaults, colourRules } from "../axe-faults.ts";
import { hydrate } from "../hydration.ts";
import { lookedAt } from "./looks.ts";
const kinds = ["interactivity", "content-and-layout", "applications", "motion"].map((s) => `/stylesheet/${s}`);
for (const path of kinds)
  test(`words2 ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(path);
    await hydrate(page);
    const found = [...(await axeFaults(page))];
    await page.emulateMedia({ colorScheme: "dark" });
    found.push(...(await axeFaults(page, { only: colourRules })));
    found.push(...(await lookedAt(page)));
    expect(found).toEqual([]);
  });
test("words2 shots", async ({ page }) => {
  for (const [path, width] of [["/stylesheet/applications", 1440], ["/stylesheet/applications", 390], ["/stylesheet", 1440], ["/stylesheet", 390], ["/packages", 820], ["/documentation/getting-started", 1440], ["/", 1440]] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: width === 390 ? "dark" : "light" });
    await page.goto(path);
    if (path === "/stylesheet") await page.locator(".quick-start summary").nth(4).click();
    await page.screenshot({ path: `/tmp/words2/shot${path.replaceAll("/", "-")}-${width}.png`, fullPage: path !== "/stylesheet/applications", clip: path === "/stylesheet/applications" ? { x: 0, y: 0, width, height: 3000 } : undefined });
  }
});
