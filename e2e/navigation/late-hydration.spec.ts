import { expect, type Page, test } from "@playwright/test";
import { withWindows } from "../support/chromium.ts";
import { hydrate } from "../support/hydration.ts";
import { quietNetwork } from "../support/quiet-network.ts";

test.use({ launchOptions: withWindows });

const limits = { script: 110_000, stylesheet: 11_000, document: 12_000 };

/** Bytes of the bodies as they came over the wire, by kind. */
const transferred = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const sum = (suffix: string) =>
      entries
        .filter(({ name }) => new URL(name).pathname.endsWith(suffix))
        .reduce((bytes, entry) => bytes + entry.encodedBodySize, 0);
    const [document] = performance.getEntriesByType("navigation") as PerformanceResourceTiming[];
    return {
      script: sum(".js"),
      stylesheet: sum(".css"),
      document: document?.encodedBodySize ?? 0,
    };
  });

test("the documentation page asks for no script before it has loaded, and stays light", async ({
  page,
}) => {
  const early: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") early.push(request.url());
  });
  await page.addInitScript(() =>
    addEventListener("load", () =>
      Object.assign(window, {
        atLoad: performance
          .getEntriesByType("resource")
          .filter((entry) => entry.name.endsWith(".js")).length,
      }),
    ),
  );
  await page.goto("/documentation", { waitUntil: "load" });
  expect(await page.evaluate(() => (window as { atLoad?: number }).atLoad)).toBe(0);
  await hydrate(page);
  await quietNetwork(page);
  expect(early.length).toBeGreaterThan(0);
  const bytes = await transferred(page);
  console.log("/documentation, brotli:", bytes);
  for (const kind of ["script", "stylesheet", "document"] as const) {
    const limit = limits[kind];
    expect(bytes[kind], kind).toBeGreaterThan(0);
    expect(bytes[kind], kind).toBeLessThanOrEqual(limit);
  }
});

test("the notice and the theme switch answer while no code has arrived", async ({ page }) => {
  await page.route("**/assets/*.js", () => {}); // never answered
  await page.goto("/documentation");
  await page.getByRole("button", { name: "Close notice" }).click();
  await expect(page.getByRole("dialog", { name: "Notice" })).toBeHidden();
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("radio", { name: "Dark" }).check();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    "dark",
  );
});

test("what was pressed before hydration is still so after it", async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto("/documentation");
  await page.getByRole("button", { name: "Close notice" }).click();
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("radio", { name: "Dark" }).check();
  // A plain button without native behaviour: its press is kept and repeated.
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Count";
    document.body.append(button);
  });
  await page.getByRole("button", { name: "Count" }).click();
  await page.evaluate(() =>
    document.addEventListener("click", ({ target }) => {
      if ((target as Element).textContent === "Count") Object.assign(window, { repeated: true });
    }),
  );
  release();
  await hydrate(page);
  await expect.poll(() => page.evaluate(() => "repeated" in window)).toBe(true);
  await expect(page.getByRole("dialog", { name: "Notice" })).toBeHidden();
  await expect(page.locator('[name=theme][value="dark"]')).toBeChecked();
});

test("who only reads never pays for React, and a page without tools never loads it", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto("/documentation/theming", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.goto("/contact");
  await hydrate(page);
  await quietNetwork(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => /\/(react|hydrate)-/.test(path))).toEqual([]);
});
