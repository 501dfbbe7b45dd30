import { expect, type Page, test } from "@playwright/test";
import { holdRequests } from "../support/network/held-requests.ts";
import { hydrate } from "../support/network/hydration.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const line = (page: Page) => page.locator(".waiting-line");
const announcer = (page: Page) => page.locator("#announcer");
const sections = (page: Page) => page.getByRole("navigation", { name: "Sections" });

async function opened(page: Page, path: string) {
  await page.goto(path);
  await hydrate(page);
  return holdRequests(page, "**/packages");
}

test("a slow page is shown to be on its way, and is announced", async ({ page }) => {
  const release = await opened(page, "/documentation");
  const place = await heading(page).boundingBox();
  await sections(page).getByText("Packages").click();
  await expect(line(page)).toBeVisible();
  // In a colour: a token that is not there would leave it transparent.
  await expect(line(page)).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "true");
  await expect(announcer(page)).toHaveText("Loading …");
  // Neither the line nor the framework's ring moves the text.
  expect(await heading(page).boundingBox()).toEqual(place);
  release();
  await expect(heading(page)).toHaveText("Light Interactive");
  await expect(line(page)).toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(announcer(page)).toHaveText(/Light Interactive/);
});

test("a page that is there at once shows no line", async ({ page }) => {
  await page.goto("/documentation");
  await hydrate(page);
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if ((node as Element).matches?.(".waiting-line")) Object.assign(window, { lined: true });
    }).observe(document.body, { childList: true });
  });
  const next = page.locator(".page-nav-next");
  const answered = page.waitForResponse("**/documentation/getting-started");
  await next.hover();
  await (await answered).finished();
  await next.click();
  await expect(heading(page)).toHaveText("Getting started");
  expect(await page.evaluate(() => "lined" in window)).toBe(false);
});

const cancels: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press("Escape"),
  typing: async (page) => {
    await page.getByRole("searchbox").first().focus();
    await page.keyboard.type("gap");
  },
};

for (const [name, cancel] of Object.entries(cancels))
  test(`${name} cancels a slow page, and nothing is replaced`, async ({ page }) => {
    const release = await opened(page, "/stylesheet");
    await sections(page).getByText("Packages").click();
    await expect(announcer(page)).toHaveText("Loading …");
    const ended = page.waitForEvent("requestfailed");
    await cancel(page);
    await ended;
    await expect(announcer(page)).toHaveText("Loading stopped");
    await expect(line(page)).toHaveCount(0);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    release();
    await expect(heading(page)).toHaveText("Stylesheet");
    await expect(page).toHaveURL("/stylesheet");
    if (name === "typing") await expect(page.getByRole("searchbox").first()).toHaveValue("gap");
    // The link still works.
    await sections(page).getByText("Packages").click();
    await expect(heading(page)).toHaveText("Light Interactive");
  });

test("Escape cancels a slow Back: address, page and both directions stay", async ({ page }) => {
  await page.goto("/packages");
  await hydrate(page);
  await sections(page).getByText("Projects").click();
  await expect(heading(page)).toHaveText("Projects");
  // What was kept of the first page is forgotten after a reload.
  await page.reload();
  await hydrate(page);
  await holdRequests(page, "**/packages");
  await page.evaluate(() => history.back());
  await expect(announcer(page)).toHaveText("Loading …");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/projects");
  await expect(heading(page)).toHaveText("Projects");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText("Light Interactive");
  await expect(page).toHaveURL("/packages");
  await page.evaluate(() => history.forward());
  await expect(heading(page)).toHaveText("Projects");
});
