import { searchEntry } from "../../apps/site/features/search/query/core.ts";
import { expect, type Page, test } from "../support/browsers/under-policy.ts";
import { sentBytesAt } from "../support/built/built-code.ts";
import { holdRequests } from "../support/network/held-requests.ts";
import { hydrate } from "../support/network/hydration.ts";
import { quietNetwork } from "../support/network/quiet-network.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => page.getByRole("combobox", { name: "Search" });
const options = (page: Page) => dialog(page).getByRole("option");
const active = (page: Page) => dialog(page).locator('[role="option"][aria-selected="true"]');
const status = (page: Page) => dialog(page).getByRole("status");
const link = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Search" });

async function open(page: Page, path = "/documentation") {
  await page.goto(path);
  await hydrate(page);
  await link(page).click();
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toBeVisible();
}

test("the whole journey by keyboard", async ({ page }) => {
  await page.goto("/documentation");
  await hydrate(page);
  await link(page).focus();
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(".card");
  await expect(active(page)).toHaveAttribute("href", "/stylesheet/card#.card");
  await expect(active(page).locator("mark").first()).toHaveText(".card");
  await expect(status(page)).toHaveText(/^\d+ results, first: \.card$/);
  await expect(dialog(page).getByRole("group", { name: "Classes" })).toContainText(".card-body");

  const ids = await options(page).evaluateAll((all) => all.map(({ id }) => id));
  const at = () => field(page).getAttribute("aria-activedescendant");
  expect(await at()).toBe(ids[0]);
  for (const [key, index] of [
    ["ArrowDown", 1],
    ["ArrowDown", 2],
    ["ArrowUp", 1],
    ["End", -1],
    ["ArrowDown", 0],
    ["ArrowUp", -1],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(at, key).toBe(ids.at(index));
    await expect(active(page)).toBeInViewport();
  }

  // A slash is a letter while one types; Escape ends the search and gives the focus back.
  await page.keyboard.press("/");
  await expect(field(page)).toHaveValue(".card/");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();

  await page.keyboard.press("Control+k");
  await expect(field(page)).toHaveValue("");
  await page.keyboard.type("--card-gap");
  await expect(active(page)).toHaveAttribute("href", "/stylesheet/card#--card-gap");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/stylesheet/card#--card-gap");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('[id="--card-gap"]')).toBeInViewport();
});

test("on a phone: the whole screen, thumbnails, and rows for fingers", async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // What is still moving has no size yet.
    reducedMotion: "reduce",
  });
  await page.goto("/");
  await hydrate(page);
  await link(page).tap();
  await field(page).fill("bakery");
  await expect(active(page)).toContainText("Food and Restaurant");
  const place = async () => {
    const { x, y, width, height } = (await dialog(page).boundingBox()) ?? {
      x: -1,
      y: -1,
      width: 0,
      height: 0,
    };
    return [x, y, width, height].map((length) => Math.round(length) + 0);
  };
  await expect.poll(place).toEqual([0, 0, 390, 844]);
  const pictures = dialog(page).getByRole("group", { name: "Layouts" }).locator("img");
  await expect(pictures).toHaveCount(4);
  await expect
    .poll(() =>
      pictures.evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth)),
    )
    .toEqual([160, 160, 160, 160]);
  for (const box of await options(page).all())
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // How many there are depends on the words of the layouts.
  await options(page)
    .getByText(/^All \d+ in layouts$/)
    .tap();
  await expect.poll(() => pictures.count()).toBeGreaterThan(4);
  await options(page).filter({ hasText: "FOOD 0001, variation 2" }).tap();
  await expect(page).toHaveURL("/layouts/food/food-0001#variation-2");
  await expect(dialog(page)).toHaveCount(0);
  await page.close();
});

test("a slip is forgiven, and said; nothing found leads on", async ({ page }) => {
  await open(page);
  for (const [typed, meant, path] of [
    ["buton", "button", "/stylesheet/button"],
    ["acordion", "accordion", "/stylesheet/interactive-parts#accordion"],
    ["wedidng", "wedding", "/layouts/wedding"],
  ] as const) {
    await field(page).fill(typed);
    await expect(active(page)).toHaveAttribute("href", path);
    await expect(status(page)).toContainText(`results for “${meant}”`);
  }
  for (const [typed, path] of [
    ["contrast", "/documentation/accessibility#what-daylit-takes-care-of"],
    ["grid-1-3", "/stylesheet/grid#.grid-1-3"],
  ] as const) {
    await field(page).fill(typed);
    await expect(active(page)).toHaveAttribute("href", path);
  }

  await field(page).fill("brwosre suporrt");
  await expect(status(page)).toContainText("Nothing found for “brwosre suporrt”");
  const near = dialog(page).getByRole("group", { name: "Perhaps" });
  await expect(dialog(page).locator(".search-nothing")).toContainText("Nothing found");
  // Nothing was found, so nothing is chosen: Enter stays where it is.
  await expect(active(page)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await expect(near).toContainText("Browser support");
  for (const place of ["Documentation", "Guides", "Layouts", "Pictures", "Everything in one list"])
    await expect(dialog(page).getByRole("group", { name: "All of Daylit" })).toContainText(place);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search");
});

test("recent searches are kept here, and forgotten on request", async ({ page }) => {
  await open(page);
  await field(page).fill("bakery");
  await expect(active(page)).toContainText("Food and Restaurant");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/layouts/food-and-restaurant");
  await open(page, "/packages");
  const recent = dialog(page).getByRole("group", { name: "Recent searches" });
  await expect(recent.getByRole("option")).toHaveText(["bakery"]);
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("bakery");
  await field(page).fill("");
  await page.getByRole("button", { name: "Forget recent searches" }).click();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("daylit-searches"))).toBeNull();
});

test("denied storage costs the recent searches alone", async ({ page }) => {
  await page.addInitScript(() => {
    const denied = {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    };
    Object.defineProperty(window, "localStorage", denied);
  });
  const messages: string[] = [];
  page.on("pageerror", ({ message }) => messages.push(message));
  await open(page);
  await field(page).fill("kilnlog");
  await expect(active(page)).toHaveAttribute("href", "/projects/kilnlog");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/projects/kilnlog");
  expect(messages).toEqual([]);
});

test("a dead network is said in the dialog, with the way to the list", async ({ page }) => {
  await page.goto("/documentation");
  await hydrate(page);
  const problem = dialog(page).getByRole("alert");
  // Without its code there is no dialog: the list takes its place.
  await page.route("**/assets/box-*.js", (route) => route.abort());
  await link(page).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  // The code is there, the index is not; with the network back the next try succeeds.
  await page.unrouteAll();
  await page.route(`**${searchEntry}`, (route) => route.abort());
  await page.reload();
  await hydrate(page);
  await link(page).click();
  await expect(problem).toContainText("could not be loaded");
  await page.keyboard.press("Escape");
  await page.unrouteAll();
  await link(page).click();
  await field(page).fill("card");
  await expect(active(page)).toHaveAttribute("href", "/stylesheet/card");
});

test("what is pressed before hydration opens the search after it, or the list", async ({
  page,
}) => {
  for (const press of [() => page.keyboard.press("Control+k"), () => link(page).click()]) {
    const release = await holdRequests(page, "**/assets/*.js");
    await page.goto("/documentation");
    await press();
    await expect(page).toHaveURL("/documentation");
    release();
    await expect(field(page)).toBeFocused();
    await page.unrouteAll({ behavior: "wait" });
  }
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/documentation");
  await link(page).click();
  await expect(page).toHaveURL("/search");
});

test("opening and asking for “bakery” loads at most 35 kB and small pictures, and nothing before", async ({
  page,
}) => {
  await page.goto("/documentation");
  await hydrate(page);
  await quietNetwork(page);
  const loaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
  const before = new Set(await loaded());
  expect([...before].filter((name) => /search/i.test(name))).toEqual([]);
  // Once each: the styles come ahead, and from the cache when they are used.
  const came = async () => [...new Set(await loaded()).difference(before)];
  const isPicture = (name: string) => name.endsWith(".avif");
  const bytes = async () =>
    (await came()).reduce((sum, name) => sum + (isPicture(name) ? 0 : sentBytesAt(name)), 0);
  await link(page).click();
  await expect(options(page).first()).toBeVisible();
  const opening = await bytes();
  await field(page).fill("bakery");
  // All that this query brings for what is in sight: words, notes, excerpts.
  const letter = "/assets/search/b-";
  await expect
    .poll(async () => (await loaded()).filter((name) => name.startsWith(letter)).length)
    .toBe(1);
  await quietNetwork(page);
  const all = await bytes();
  expect(opening).toBeGreaterThan(10_000);
  expect(all).toBeGreaterThan(opening);
  expect(all).toBeLessThanOrEqual(35_000);
  for (const name of (await came()).filter(isPicture))
    expect(sentBytesAt(name), name).toBeLessThanOrEqual(2_000);
  // What is out of sight says the rest when one comes to it.
  for (const option of await options(page).all()) {
    await option.scrollIntoViewIfNeeded();
    if (await option.locator("[data-long]").count())
      await expect(option.locator("[data-long]")).toContainText("·");
    if (await option.locator("img").count())
      await expect(option.locator("img")).toHaveJSProperty("naturalWidth", 160);
  }
});
