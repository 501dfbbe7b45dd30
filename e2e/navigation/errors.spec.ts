import { expect, test } from "@playwright/test";
import { hydrate } from "../support/network/hydration.ts";

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

test("a page that cannot be had shows the error and keeps the chrome", async ({ page }) => {
  await page.goto("/documentation");
  await hydrate(page);
  await page.route("**/packages", (route) => route.fulfill({ status: 500, body: "broken" }));
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

test("a page that is gone is shown as not found, with the chrome", async ({ page }) => {
  await page.goto("/documentation");
  await hydrate(page);
  await page.evaluate(() =>
    document.querySelector('.sidebar a[href="/packages"]')?.setAttribute("href", "/package"),
  );
  await page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("link", { name: "Packages" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page).toHaveURL(/\/package$/);
  await expect(
    page.getByRole("navigation", { name: "Nearest pages" }).getByRole("link").first(),
  ).toBeVisible();
});

test("code that is gone after a deploy: the page is loaded whole once, then a note says so", async ({
  page,
}) => {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await page.route("**/assets/start-*.js", (route) => route.fulfill({ status: 404 }));
  await page.goto("/documentation");
  await page.mouse.move(100, 100);
  // Not only asked for: until its answer is there, the first document still gets the pointer.
  await page.waitForFunction(
    () =>
      (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).type ===
      "reload",
  );
  await expect(page.locator("h1")).toBeVisible();
  await page.mouse.move(200, 200);
  await expect(page.locator("#stale")).toBeVisible();
  expect(loads).toBe(2);
});

test("code that arrives and throws: the page stays, a note says so, and search is a link", async ({
  page,
}) => {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  const exceptions: string[] = [];
  page.on("pageerror", ({ message }) => exceptions.push(message));
  await page.route("**/assets/start-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new TypeError('bad version')" }),
  );
  await page.goto("/documentation");
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 200);
  await expect(page.locator("#stale")).toBeVisible();
  expect(exceptions).toEqual(["bad version"]);
  expect(loads).toBe(1);
  await page.locator("[data-search]:visible").click();
  await expect(page).toHaveURL("/search");
});

test("code that does not arrive at first is asked for again, and the page stays", async ({
  page,
}) => {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  // Not `times: 1`: when the last route goes, requests that are under way can fail with it.
  let asked = 0;
  await page.route("**/assets/start-*.js", (route) =>
    asked++ === 0 ? route.abort() : route.continue(),
  );
  await page.goto("/packages");
  await hydrate(page);
  expect(loads).toBe(1);
  await expect(page.locator("#stale")).toBeHidden();
});

test("a part of the start that throws leaves the others running, on each page", async ({
  page,
}) => {
  const exceptions: string[] = [];
  page.on("pageerror", ({ message }) => exceptions.push(message));
  await page.addInitScript(() => {
    const { querySelectorAll } = Document.prototype;
    // What the mark in the list of headings begins with.
    Document.prototype.querySelectorAll = function (selectors: string) {
      if (selectors.startsWith(".contents")) throw new Error("no headings");
      return querySelectorAll.call(this, selectors);
    };
  });
  await page.goto("/documentation");
  await hydrate(page);
  expect(exceptions).toEqual(["no headings"]);
  await page.locator('.sidebar a[href="/packages"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Light Interactive");
  await hydrate(page);
  await expect(page.locator("[data-island]:not([data-hydrated])")).toHaveCount(0);
  await expect(page.locator("#stale")).toBeHidden();
  expect(exceptions).toEqual(["no headings", "no headings"]);
});

test("a tool whose code is gone says so, and the page stays readable", async ({ page }) => {
  await page.route("**/assets/Planner.island-*.js", (route) => route.fulfill({ status: 404 }));
  await page.goto("/packages");
  await page.locator(".offer-fit").scrollIntoViewIfNeeded();
  await page.mouse.move(100, 100);
  await expect(page.locator("#stale")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Light Interactive" })).toBeVisible();
});
