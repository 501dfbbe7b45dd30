import { expect, test } from "@playwright/test";
import { withWindows } from "../support/browsers/chromium.ts";
import { holdRequests } from "../support/network/held-requests.ts";
import { hydrate } from "../support/network/hydration.ts";
import { quietNetwork } from "../support/network/quiet-network.ts";

test.use({ launchOptions: withWindows });

test("the notice and the theme switch answer while no code has arrived", async ({ page }) => {
  await page.route("**/assets/*.js", () => {}); // never answered
  await page.goto("/documentation");
  await page.getByRole("button", { name: "Close notice" }).click();
  await expect(page.getByRole("region", { name: "Notice" })).toBeHidden();
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("radio", { name: "Dark" }).check();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    "dark",
  );
});

test("what was pressed before hydration is still so after it", async ({ page }) => {
  const release = await holdRequests(page, "**/assets/*.js");
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
  await expect(page.getByRole("region", { name: "Notice" })).toBeHidden();
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

test("a tool far down the page is ready for keys and screen readers", async ({ page }) => {
  await page.goto("/packages");
  const tool = page.locator("[data-island*=Planner]");
  await expect(tool).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(tool).toHaveAttribute("data-hydrated");
  await expect(tool).not.toBeInViewport();
});

test("a page that only scrolls, as under a screen reader, starts its code", async ({ page }) => {
  await page.goto("/packages");
  // The first movements after loading are the browser's own: reading goes on.
  const scrolled = () =>
    page.evaluate(() => {
      scrollBy({ top: 40, behavior: "instant" });
      return document.documentElement.dataset.started;
    });
  await expect.poll(scrolled).toBe("true");
});
