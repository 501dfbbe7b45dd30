import { expect, test } from "@playwright/test";
import { hydrate } from "./hydration.ts";

const heading = "Unexpected Application Error";

test("an unknown address answers 404 with our screen and ways on", async ({ page }) => {
  const response = await page.goto("/stylesheet/crad");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(`${heading} · Daylit`);
  await expect(page.getByRole("main")).toContainText("404");
  await hydrate(page);
  await page
    .getByRole("navigation", { name: "Nearest pages" })
    .getByRole("link", { name: "/stylesheet/card", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("card");
});

test("unknown files, odd paths and huge addresses get the same answer", async ({ request }) => {
  for (const path of [
    "/assets/none.js",
    "/layouts/none",
    "/%00",
    "/..%2f..%2fpackage.json",
    `/${"x".repeat(4000)}`,
  ]) {
    const response = await request.get(path);
    expect(response.status(), path.slice(0, 40)).toBe(404);
    expect(await response.text(), path.slice(0, 40)).toContain(heading);
  }
});

test("a page whose data cannot be had shows the error and keeps the chrome", async ({ page }) => {
  await page.goto("/documentation");
  await hydrate(page);
  await page.route("**/packages.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
  await page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("link", { name: "Packages" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page
    .getByRole("navigation", { name: "Ways on" })
    .getByRole("link", { name: "Home" })
    .click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(heading);
});

test("code that is gone after a deploy: the page is loaded whole once, then the screen says so", async ({
  page,
}) => {
  await page.goto("/documentation");
  await hydrate(page);
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  const link = page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("link", { name: "Packages" });

  await page.route("**/assets/packages-*.js", (route) => route.fulfill({ status: 404 }));
  await link.click();
  await expect(page).toHaveURL(/\/packages$/);
  await expect(page.getByRole("heading", { level: 1, name: "Light Interactive" })).toBeVisible();
  await expect(page.locator("#stale")).toBeVisible();
  expect(loads).toBe(1);
});
