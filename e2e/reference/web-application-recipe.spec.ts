import { expect, type Page, test } from "@playwright/test";
import { startRecipe } from "../css/support/recipe.ts";

test.use({ serviceWorkers: "allow" });

let site: Awaited<ReturnType<typeof startRecipe>>;
test.beforeEach(async () => {
  site = await startRecipe();
});
test.afterEach(() => site.close());

/** Opens a page under the worker's control: the first load installs it, the second has it. */
async function visit(page: Page, path = "/") {
  await page.goto(`${site.origin}${path}`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const button = (page: Page) => page.getByRole("button", { name: "Load it" });
const spacing = (page: Page) =>
  page.locator("h1").evaluate((heading) => getComputedStyle(heading).letterSpacing);

test("a raised version brings the new stylesheet, whatever the browser has kept", async ({
  page,
}) => {
  await visit(page);
  expect(await spacing(page)).toBe("1px");
  site.release(2);
  await page.reload();
  await expect(button(page)).toBeVisible();
  expect(await spacing(page)).toBe("1px");
  await Promise.all([page.waitForEvent("load"), button(page).click()]);
  await expect(page.locator("#update")).toBeHidden();
  expect(await spacing(page)).toBe("2px");
});

test("loading it in one tab leaves a half-filled field in another alone", async ({
  page,
  context,
}) => {
  await visit(page);
  const other = await context.newPage();
  await visit(other, "/hours");
  await other.getByLabel("Name").fill("Half a na");
  let loads = 0;
  other.on("load", () => loads++);

  site.release(2);
  await page.reload();
  await Promise.all([page.waitForEvent("load"), button(page).click()]);
  await expect.poll(() => spacing(page)).toBe("2px");
  // The other tab has heard of the new worker by now, and has been left alone.
  await other.evaluate(() => navigator.serviceWorker.ready);
  await expect(other.getByLabel("Name")).toHaveValue("Half a na");
  expect(loads).toBe(0);

  await Promise.all([other.waitForEvent("load"), button(other).click()]);
  expect(await spacing(other)).toBe("2px");
});

test("without a network visited pages open, and others say what to do", async ({
  page,
  context,
}) => {
  await visit(page, "/hours");
  await context.setOffline(true);
  await page.goto(`${site.origin}/hours`);
  await expect(page.locator("h1")).toHaveText("Hours");
  expect(await spacing(page)).toBe("1px");
  await page.goto(`${site.origin}/prices`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page.locator("body")).toHaveCSS("margin", "0px");
});

test("the worker that takes it back leaves nothing", async ({ page }) => {
  await visit(page);
  site.withdraw();
  await page.reload();
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
