import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { pages } from "../../apps/site/model/pages.ts";
import { site } from "../../apps/site/model/site.ts";

const built = (path: string) => `build/site${path === "/" ? "" : path}/index.html`;

test("every listed path is built", () => {
  expect(pages.map(({ path }) => built(path)).filter((file) => !existsSync(file))).toEqual([]);
});

test("every page says what it is, to people and to those who share it", async ({
  request,
  page,
}) => {
  for (const { path, title, description, canonical, heading } of pages) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const head = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, "text/html");
      const all = (selector: string) => [...parsed.querySelectorAll(selector)];
      return {
        title: parsed.title,
        titles: all("head title").length,
        heading: all("h1").map((h1) => h1.textContent),
        lang: parsed.documentElement.lang,
        canonical: all("link[rel=canonical]").map((link) => link.getAttribute("href")),
        metas: Object.fromEntries(
          all("meta").map((meta) => [
            meta.getAttribute("property") ?? meta.getAttribute("name"),
            meta.getAttribute("content"),
          ]),
        ),
      };
    }, html);
    expect(head, path).toMatchObject({ title, titles: 1, heading: [heading], lang: "en-GB" });
    expect(head.metas, path).toMatchObject({
      description,
      "og:title": title,
      "og:description": description,
      "og:image": `${site.origin}/assets/preview.png`,
      "og:type": "website",
      "og:url": new URL(canonical, site.origin).href,
      "twitter:card": "summary_large_image",
    });
    expect(head.canonical, path).toEqual([new URL(canonical, site.origin).href]);
  }
});

test("the guides' own address and the first guide show the same", async ({ browser }) => {
  // As they were built: what the asset desk adds depends on when it comes alive.
  const page = await browser.newPage({ javaScriptEnabled: false });
  const text = async (path: string) => {
    await page.goto(path);
    return page.locator("main").textContent();
  };
  const first = await text("/guides");
  expect(await text("/guides/preparing-assets-for-your-project")).toBe(first);
  await page.close();
});
