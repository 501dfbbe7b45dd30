import { expect, type Page, test } from "@playwright/test";
import { swatches } from "../../apps/site/features/landing/swatches.ts";

const screens = [
  { name: "a desktop", width: 1440, height: 900, colorScheme: "light", heroLimit: 120_000 },
  { name: "a phone", width: 390, height: 844, colorScheme: "dark", heroLimit: 60_000 },
] as const;

for (const { name, width, height, colorScheme, heroLimit } of screens)
  test(`on ${name} in ${colorScheme} the hero paints first, weighs little and nothing moves`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen = { shift: 0, largest: "" };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
      new PerformanceObserver((list) => {
        const last = list.getEntries().at(-1) as
          | (PerformanceEntry & { element?: Element })
          | undefined;
        if (last?.element)
          seen.largest = last.element.matches(".hero img") ? "hero" : last.element.outerHTML;
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await page.goto("/", { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    const read = () =>
      page.evaluate(() => ({
        seen: (window as unknown as { seen: { shift: number; largest: string } }).seen,
        pictures: (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
          .filter(({ name }) => name.includes("/pictures/hero-"))
          .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
      }));
    // A quiet network is no painted picture: the browser tells of it when the frame has been shown.
    await expect.poll(async () => (await read()).seen.largest).toBe("hero");
    const { seen, pictures } = await read();
    expect(seen.shift).toBeLessThan(0.01);
    expect(pictures).toHaveLength(1);
    expect(pictures[0]?.name).toContain(colorScheme === "dark" ? "dusk" : "day");
    expect(pictures[0]?.bytes).toBeLessThanOrEqual(heroLimit);
    await context.close();
  });

// How many lines they take depends on typefaces and on what somebody writes next.
test("however few the words, the hero's picture stays below the bar", async ({ page }) => {
  await page.goto("/");
  const words = page.locator(".hero .paragraph-lead");
  await words.evaluate((element) => element.replaceChildren("Short."));
  for (const [width, height] of [
    [568, 320],
    [667, 375],
    [700, 400],
    [800, 600],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const top = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top);
    expect(await top(".hero-picture:visible"), `${width} × ${height}`).toBeGreaterThanOrEqual(
      await top(".hero"),
    );
  }
});

/** What is painted, in whole steps of each channel: the palette writes it in shares of one. */
const brandOf = (page: Page) =>
  page.locator(".try-page .button-primary").evaluate((element) => {
    const shares = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [];
    return shares.map((share) => Math.round(Number(share) * 255));
  });

const rgb = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

test("a swatch re-themes the sample page before any code has arrived", async ({ page }) => {
  await page.route("**/assets/*.js", () => {}); // never answered
  await page.goto("/");
  for (const { name, value } of swatches) {
    await page.getByRole("radio", { name, exact: true }).check();
    await expect.poll(() => brandOf(page)).toEqual(rgb(value));
  }
});

test("a visitor who has chosen the other theme gets the other hour of the day", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await page.getByRole("button", { name: "Theme" }).click();
  // By key: a menu that is still on its way closes on a press beside it.
  await page.getByRole("radio", { name: "Dark" }).press("Space");
  const shown = page.locator(".hero-picture:visible img");
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveJSProperty("complete", true);
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain("dusk");
});

test("the bar leads owners on where there is room for it, and nowhere two links touch", async ({
  page,
}) => {
  await page.goto("/");
  const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
  for (const [width, names] of [
    [320, ["Documentation"]],
    [390, ["Documentation"]],
    [820, ["Documentation", "Layouts", "Make your site"]],
    [1440, ["Documentation", "Layouts", "Make your site"]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const shown = links.filter({ visible: true });
    await expect(shown).toHaveText([...names]);
    const boxes = await shown.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    for (const [at, box] of boxes.slice(1).entries())
      expect(box.left - (boxes[at]?.right ?? 0), `${width} px`).toBeGreaterThanOrEqual(8);
  }
});

test("the bar leads to one's site once there is one, and keeps each link in one line", async ({
  page,
}) => {
  await page.goto("/documentation");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Your site", exact: true })).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem("daylit-project", "{}"));
  await page.reload();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(bar.getByRole("link", { name: "Your site", exact: true })).toBeVisible();
    const heights = await bar
      .getByRole("link")
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(48);
  }
});

test("an owner sees at once that one can make a site oneself", async ({ page }) => {
  await page.goto("/");
  const way = page.locator(".hero").getByRole("link", { name: "Make your site" });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(way).toBeInViewport({ ratio: 1 });
  }
  await expect(way).toHaveAttribute("href", "/compose");
});

for (const { name, width, height } of screens)
  test(`on ${name} the composer at work is on the second screen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const view = await page.locator(".demonstration-window").first().boundingBox();
    expect((view?.y ?? Number.NaN) + (view?.height ?? 0)).toBeLessThanOrEqual(2 * height);
    // A print is a window of four by three onto one picture of all twenty.
    const print = await page.locator(".trades-print").first().boundingBox();
    expect((print?.width ?? 0) / (print?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  });

test("scrolling draws the finished site over the layout that it was", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const windows = page.locator(".demonstration-window");
  const drawn = () =>
    windows.evaluateAll((all) => all.map((one) => !/[1-9]/.test(getComputedStyle(one).clipPath)));
  await expect.poll(drawn).toEqual([true, false, false, false]);
  const boxes = () => windows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(new Set(await boxes()).size).toBe(1);
  await page.locator(".try").evaluate((section) => section.scrollIntoView());
  await expect.poll(drawn).toEqual([true, true, true, true]);
  // The calm form: all four at once, side by side.
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(new Set(await boxes()).size).toBe(4);
  expect(await drawn()).toEqual([true, true, true, true]);
});
