import { readdirSync, readFileSync } from "node:fs";
import { searchEntry, searchFolder } from "../../apps/site/features/search/query/core.ts";
import { openLibrary } from "../../apps/site/features/search/query/library.ts";
import { expect, test } from "../support/browsers/under-policy.ts";

const built = "build/site";

async function records() {
  const { index, complete } = await openLibrary(async (url) =>
    JSON.parse(readFileSync(built + url, "utf8")),
  );
  await complete(index.records);
  return index.records;
}

test("every place that search leads to is there", async () => {
  const pages = new Map<string, string>();
  const all = await records();
  expect(all.filter(({ path }) => path.startsWith("/pictures#")).length).toBeGreaterThan(300);
  const wrong = all.filter(({ path }) => {
    const [address = "", fragment] = path.split("#");
    const file = `${built}${address === "/" ? "" : address}/index.html`;
    const html = pages.get(file) ?? readFileSync(file, "utf8");
    pages.set(file, html);
    // A variation is chosen by the page itself.
    return fragment && !fragment.startsWith("variation-") && !html.includes(`id="${fragment}"`);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
  expect(pages.size).toBeGreaterThan(150);
});

test("its files may be kept for ever, but for the one that every page knows", async ({
  request,
}) => {
  const files = readdirSync(built + searchFolder).filter((file) => /\.(json|avif)$/.test(file));
  for (const address of files.map((name) => searchFolder + name)) {
    const kept = (await request.head(address)).headers()["cache-control"];
    if (address === searchEntry) expect(kept).toBe("no-cache");
    else expect(kept, address).toContain("immutable");
  }
});

test("/search?q=bakery searches: the trade that is meant comes first", async ({ page }) => {
  await page.goto("/search?q=bakery");
  const best = page.locator(".everything-best a");
  await expect(best.first()).toHaveAttribute("href", "/layouts/food-and-restaurant");
  await page.getByRole("main").getByRole("searchbox", { name: "Words" }).fill("theme");
  await page.keyboard.press("Enter");
  await expect(best.first()).toHaveAttribute("href", "/documentation/theming");
});

test("/search counts its best matches, too, and names the page that makes a website", async ({
  page,
}) => {
  const status = page.locator("#everything-found");
  const best = page.locator(".everything-best a");
  await page.goto("/search?q=how much");
  await expect(best.first()).toHaveAttribute("href", "/packages");
  await expect(status).toHaveText(/^\d+ results?$/);
  expect(Number.parseInt((await status.textContent()) ?? "", 10)).toBeGreaterThanOrEqual(
    await best.count(),
  );

  // Typed, not sent: the count and the matches still belong together.
  const field = page.getByRole("main").getByRole("searchbox", { name: "Words" });
  await field.fill("website builder");
  await expect(best.first()).toHaveAttribute("href", "/compose");
  await expect(status).toHaveText(/^\d+ results?$/);
  await field.fill("xqzzv");
  await expect(status).toHaveText("Nothing found for “xqzzv”.");
  await expect(best).toHaveCount(0);
});

test("browsers are told how to search the site", async ({ page, request }) => {
  await page.goto("/");
  const link = page.locator("link[rel=search]");
  await expect(link).toHaveAttribute("type", "application/opensearchdescription+xml");
  const answer = await request.get((await link.getAttribute("href")) ?? "");
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain("/search?q={searchTerms}");
});
