import { expect, test } from "@playwright/test";

test("a line of the index brings its picture as the ground, and none is fetched before", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/view/arch-0002.html", { waitUntil: "networkidle" });
  expect(fetched.filter((url) => url.includes("arch-hall"))).toEqual([]);

  const third = page.locator(".hero-index-ground").nth(2);
  await page.getByRole("link", { name: /St Anne/ }).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(third).toHaveCSS("opacity", "1");
  await expect.poll(() => fetched.some((url) => url.includes("arch-hall"))).toBe(true);
  await page.getByRole("link", { name: /Weir House/ }).hover();
  await expect(page.locator(".hero-index-ground").first()).toHaveCSS("opacity", "1");
});

test("a room goes from morning to lamplight as the page is scrolled", async ({ page }) => {
  await page.goto("/view/inte-0001.html");
  const band = page.locator(".photo-day");
  const dusk = page.locator(".photo-later").last();
  const middle = (share: number) =>
    band.evaluate((section, at) => {
      const { top, height } = section.getBoundingClientRect();
      scrollBy({ top: top + (height + innerHeight) * at - innerHeight, behavior: "instant" });
    }, share);
  await middle(0.05);
  await expect(dusk).toHaveCSS("opacity", "0");
  await middle(0.8);
  await expect(dusk).toHaveCSS("opacity", "1");
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the room stays as it is in the morning, and the row scrolls by itself", async ({
    page,
  }) => {
    await page.goto("/view/inte-0001.html");
    await expect(page.locator(".photo-later").last()).toBeHidden();
    await page.goto("/view/cars-0003.html");
    await expect(page.locator(".photo-views")).toHaveCSS("animation-name", "none");
    await page.goto("/view/educ-0004.html");
    await expect(page.locator(".gallery-row-strip")).toHaveCSS("overflow-x", "auto");
  });
});

test("a gallery is walked along by scrolling: its last picture comes into view", async ({
  page,
}) => {
  await page.goto("/view/educ-0004.html");
  const section = page.locator(".gallery-row-walk");
  const last = section.locator("figure").last();
  await section.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  // The animation follows the scroll in the next frame.
  const right = () => last.evaluate((figure) => figure.getBoundingClientRect().right);
  const wide = page.viewportSize()?.width ?? 0;
  await expect.poll(right).toBeGreaterThan(wide);
  await section.evaluate((element) =>
    element.scrollIntoView({ behavior: "instant", block: "end" }),
  );
  await expect.poll(right).toBeLessThanOrEqual(wide + 1);
});

test("a car turns once as the page is scrolled, and its views load lazily", async ({ page }) => {
  await page.goto("/view/cars-0003.html");
  const views = page.locator(".photo-views");
  // Chromium fetches what is less than two screens away, so requests would prove nothing.
  await expect(views.locator("img")).toHaveAttribute("loading", "lazy");
  const at = (share: number) =>
    page.locator(".section:has(.photo-turn)").evaluate((section, part) => {
      const { top, height } = section.getBoundingClientRect();
      scrollBy({ top: top + (height + innerHeight) * part - innerHeight, behavior: "instant" });
    }, share);
  await at(0.1);
  const first = /^(none|0(px|%)?( 0(px|%)?)?)$/;
  await expect(views).toHaveCSS("translate", first);
  await at(0.5);
  await expect(views).not.toHaveCSS("translate", first);
});
