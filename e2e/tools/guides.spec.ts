import { expect, test } from "@playwright/test";
import { guides } from "../../apps/site/content/guides/index.ts";
import { pathOf } from "../../apps/site/model/menu.ts";

/** Parts of each guide, as the specification lists them. */
const contents: Record<string, readonly string[]> = {
  "/guides/preparing-assets-for-your-project": [
    "Brief",
    "Colour palette",
    "Base write-up",
    "Images",
    "Logo",
    "House styles",
    "Next steps",
  ],
  "/guides/brand-color-structure": [
    "Primary",
    "Primary light",
    "Lighter",
    "Dark",
    "Accent",
    "Harmony",
    "Application",
  ],
  "/guides/save-the-website-as-webapp": ["iPhone and iPad", "Android", "Mac", "Windows 11"],
};

test("without JavaScript every guide is complete, illustrated and has no dead control", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of guides.map(pathOf)) {
    await page.goto(path);
    const guide = page.locator(".guide");
    for (const part of contents[path] ?? []) await expect(guide, path).toContainText(part);
    const drawings = await guide.locator("svg[role=img]").count();
    expect(drawings, path).toBeGreaterThanOrEqual(path in contents ? 7 : 0);
    for (const drawing of await guide.locator("svg[role=img]").all())
      expect((await drawing.getAttribute("aria-label"))?.length, path).toBeGreaterThan(20);
    await expect(guide.locator("button:visible"), path).toHaveCount(0);
    const lost = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='#']")]
        .map((link) => link.getAttribute("href")?.slice(1) ?? "")
        .filter((id) => !document.getElementById(id)),
    );
    expect(lost, path).toEqual([]);
    const twice = await page.evaluate(() => {
      const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(twice, path).toEqual([]);
  }
  await context.close();
});

test("/guides shows the first guide and names it as the canonical page", async ({ request }) => {
  const inside = async (path: string) => {
    const html = await (await request.get(path)).text();
    return {
      article: /<article class="guide">[\s\S]*<\/article>/.exec(html)?.[0],
      canonical: /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0],
    };
  };
  const [short, long] = [
    await inside("/guides"),
    await inside("/guides/preparing-assets-for-your-project"),
  ];
  expect(short.article?.length).toBeGreaterThan(5000);
  expect(short.article).toBe(long.article);
  expect(short.canonical).toContain("/guides/preparing-assets-for-your-project");
});

test("no guide scrolls sideways and each prints without controls", async ({ page }) => {
  for (const path of [...guides.map(pathOf), "/packages"]) {
    for (const width of [320, 820]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("main button:visible"), path).toHaveCount(0);
    await expect(page.locator(".sidebar"), path).toBeHidden();
    await page.emulateMedia({ media: null });
  }
});
