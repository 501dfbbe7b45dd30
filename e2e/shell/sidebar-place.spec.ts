import { expect, type Page, test } from "@playwright/test";
import { serveHalved } from "../support/network/halved-page.ts";
import { hydrate } from "../support/network/hydration.ts";

test.use({ viewport: { width: 1280, height: 600 } });

const list = (page: Page) => page.locator(".sidebar");
const entry = (page: Page, name: string) => list(page).getByRole("link", { name, exact: true });
const place = (page: Page) => list(page).evaluate(({ scrollTop }) => scrollTop);

/** Holds all code back until it is released. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Where the current entry stood in a frame, and how much of it could be seen. */
type Frame = { path: string; top: number; seen: number };

/**
 * Notes the first frame that has a current entry, and each that shows more or less of it. An
 * intersection is measured at the end of a frame, when all that moves something has done so.
 */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: Frame[] = [];
    Object.assign(window, { frames });
    const observer = new IntersectionObserver((entries) => {
      for (const {
        target,
        boundingClientRect: { top },
        intersectionRatio: seen,
      } of entries)
        frames.push({ path: target.getAttribute("href") ?? "", top, seen });
    });
    new MutationObserver(() => {
      const here = document.querySelector(".sidebar [aria-current=page]");
      if (here) observer.observe(here);
    }).observe(document, { childList: true, subtree: true });
  });

const framesOf = async (page: Page, path: string) => {
  const all = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
  return all.filter((frame) => frame.path === path);
};

const topOf = (page: Page) =>
  list(page)
    .locator("[aria-current=page]")
    .evaluate((here) => here.getBoundingClientRect().top);

for (const [from, name] of [
  ["/stylesheet/headline", "visibility"],
  ["/stylesheet/visibility", "headline"],
] as const)
  test(`on ${from} a click on ${name} opens it, though the code arrives under the pointer`, async ({
    page,
  }) => {
    const release = await holdCode(page);
    const asked = page.waitForRequest("**/assets/start-*.js");
    await page.goto(from);
    await entry(page, name).evaluate((link) => link.scrollIntoView({ block: "center" }));
    await entry(page, name).hover();
    await asked;
    const before = await place(page);
    release();
    await hydrate(page);
    expect(await place(page)).toBe(before);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  });

for (const path of ["/stylesheet/visibility", "/documentation/component-matrix"])
  test(`the entry of ${path} is in view from the first frame on, while the page still comes`, async ({
    page,
    baseURL,
  }) => {
    const { address, rest, close } = await serveHalved(
      baseURL,
      path,
      (body) => body.indexOf("<main") + 20,
    );
    const release = await holdCode(page);
    // The face of the text may move an entry by less than 3 px (fonts.spec.ts).
    await page.route("**/figtree*", (route) => route.abort());
    await watchFrames(page);
    await page.goto(address, { waitUntil: "commit" });
    await expect.poll(() => framesOf(page, path)).not.toHaveLength(0);
    expect(await page.evaluate(() => document.readyState)).toBe("loading");
    const top = await topOf(page);
    rest();
    await page.waitForLoadState("load");
    expect(await topOf(page)).toBe(top);
    release();
    await hydrate(page);
    expect(await topOf(page)).toBe(top);
    expect(await framesOf(page, path)).toEqual([{ path, top, seen: 1 }]);
    close();
  });

/** Puts a link into the text, as a text may have one to any page. */
const addLink = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to, textContent: "Read on" });
    document.querySelector("main")?.prepend(link);
  }, href);

test("another list shows its entry in the frame in which it replaces the last", async ({
  page,
}) => {
  const path = "/stylesheet/visibility";
  await watchFrames(page);
  for (const from of ["/documentation", "/"]) {
    await page.goto(from);
    await hydrate(page);
    await addLink(page, path);
    await page.getByRole("link", { name: "Read on" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("visibility");
    await hydrate(page);
    expect(await framesOf(page, path), from).toEqual([{ path, top: await topOf(page), seen: 1 }]);
  }
});

test("a list that stays does not move, wherever its entry is", async ({ page }) => {
  await page.goto("/stylesheet/headline");
  await hydrate(page);
  await list(page).evaluate((element) => element.scrollTo(0, 40));
  for (const name of ["visibility", "card"]) {
    await addLink(page, `/stylesheet/${name}`);
    await page.getByRole("link", { name: "Read on" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await hydrate(page);
    expect(await place(page), name).toBe(40);
  }
});
