import { expect, type Page, test } from "@playwright/test";
import { prefetchHeader } from "../../apps/site/features/offline/model/names.ts";
import { hydrate } from "../support/network/hydration.ts";
import { quietNetwork } from "../support/network/quiet-network.ts";

test.use({ viewport: { width: 1280, height: 900 } });

/** Documents that were fetched since the last time. */
function prefetching(page: Page) {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() !== "fetch" || /\.\w+$/.test(pathname)) return;
    paths.push(pathname);
  });
  return () => paths.splice(0);
}

const middleOf = async (page: Page, href: string) => {
  const box = await page.locator(`.sidebar a[href="${href}"]`).first().boundingBox();
  if (!box) throw new Error(`${href} is not in sight`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const stylesheets = (page: Page) =>
  page.locator("link[rel=stylesheet]").evaluateAll((links) => links.length);

test("a sweep over the list fetches nothing, and adds no stylesheet", async ({ page }) => {
  await page.goto("/stylesheet/card");
  await hydrate(page);
  const prefetched = prefetching(page);
  const styles = await stylesheets(page);
  // As the pointer passes them: each entry gets the event, none is rested on.
  const passed = await page.evaluate(() => {
    const links = [...document.querySelectorAll('a[href^="/"]')].slice(0, 50);
    for (const link of links)
      link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    document.body.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    return links.length;
  });
  expect(passed).toBe(50);
  await quietNetwork(page);
  expect(prefetched().length).toBeLessThanOrEqual(2);
  expect(await stylesheets(page)).toBe(styles);
});

test("resting on a link fetches its page once; leaving it ends the request", async ({ page }) => {
  await page.goto("/documentation");
  await hydrate(page);
  const prefetched = prefetching(page);
  const failed: string[] = [];
  page.on("requestfailed", (request) => failed.push(new URL(request.url()).pathname));
  // Never answered: only leaving ends it.
  await page.route("**/projects", () => {});
  const projects = await middleOf(page, "/projects");
  const packages = await middleOf(page, "/packages");
  const asked = page.waitForRequest("**/projects");
  await page.mouse.move(projects.x, projects.y);
  // Marked, so that the worker does not store it.
  expect((await asked).headers()).toHaveProperty(prefetchHeader.toLowerCase());
  const answered = page.waitForResponse("**/packages");
  await page.mouse.move(packages.x, packages.y);
  await answered;
  await expect.poll(() => failed).toEqual(["/projects"]);
  await page.mouse.move(packages.x + 3, packages.y);
  await quietNetwork(page);
  expect(prefetched()).toEqual(["/projects", "/packages"]);
});

for (const connection of [{ saveData: true }, { effectiveType: "2g" }])
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, "connection", { value }),
      connection,
    );
    await page.goto("/documentation");
    await hydrate(page);
    const prefetched = prefetching(page);
    const link = page.locator(".page-nav-next");
    await link.hover();
    await quietNetwork(page);
    expect(prefetched()).toEqual([]);
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Getting started");
  });

test("a page that was prefetched long ago is dropped: the latest eight are kept", async ({
  page,
}) => {
  await page.goto("/stylesheet/card");
  await hydrate(page);
  const prefetched = prefetching(page);
  const links = page.locator(".sidebar a[href^='/stylesheet/']:not([aria-current])");
  const first = await links.first().getAttribute("href");
  for (let at = 0; at < 10; at++) {
    const answered = page.waitForResponse(
      (response) => prefetchHeader.toLowerCase() in response.request().headers(),
    );
    await links.nth(at).focus();
    await (await answered).finished();
  }
  expect(prefetched()).toHaveLength(10);
  await links.first().focus();
  await quietNetwork(page);
  expect(prefetched()).toEqual([first]);
});
