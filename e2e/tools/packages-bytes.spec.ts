import { expect, type Page, test } from "@playwright/test";
import { hydrate } from "../support/hydration.ts";
import { quietNetwork } from "../support/quiet-network.ts";

/** Script bytes as they travel, once everything a page loads by itself has arrived. */
async function scriptBytes(page: Page, path: string, settled: string): Promise<number> {
  let bytes = 0;
  const sizes: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script") return;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes += responseBodySize;
      }),
    );
  });
  await page.goto(path);
  await hydrate(page);
  await page.locator(".sample, .planner").first().scrollIntoViewIfNeeded();
  await page.locator(settled).first().waitFor({ timeout: 20_000 });
  await quietNetwork(page);
  await Promise.all(sizes);
  return bytes;
}

test("/packages, planner included, asks for at most 20 kB more script than the documentation", async ({
  browser,
  baseURL,
}) => {
  const measure = async (path: string, settled: string) => {
    const context = await browser.newContext({ baseURL });
    const bytes = await scriptBytes(await context.newPage(), path, settled);
    await context.close();
    return bytes;
  };
  const documentation = await measure("/documentation", ".sample [role=toolbar]");
  const packages = await measure("/packages", ".planner");
  expect(documentation).toBeGreaterThan(50_000);
  expect(packages - documentation).toBeLessThanOrEqual(20_000);
});

test("a tool's libraries are asked for on its own page only", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/packages");
  await hydrate(page);
  await page.locator(".planner").waitFor({ timeout: 20_000 });
  await quietNetwork(page);
  expect(asked.filter((url) => /ColourStudio|AssetDeskTool|browser-|fflate/.test(url))).toEqual([]);
  expect(asked.some((url) => url.includes("PlannerTool"))).toBe(true);
});
