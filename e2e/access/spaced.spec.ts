import { expect, type Page, test } from "@playwright/test";
import { oneOfEach } from "./addresses.ts";
import { clipped } from "./clipped.ts";
import { crowded } from "./crowded.ts";

/** What WCAG's 1.4.12 lets a reader ask for. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

/** What is cut or too wide once words are spaced wider; what is cut before that is cut on purpose. */
async function cutBySpacing(page: Page): Promise<string[]> {
  const before = new Set(await page.evaluate(clipped));
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  const after = [...(await page.evaluate(clipped)), ...(await page.evaluate(crowded, ".top-bar"))];
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return after.filter((line) => !before.has(line));
}

test("words that are spaced wider are all there, and at 400 % too", async ({ page }) => {
  const wrong: string[] = [];
  for (const path of [...oneOfEach, "/nowhere-404"]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    wrong.push(...(await cutBySpacing(page)).map((line) => `${path}, spaced wider: ${line}`));
    await page.setViewportSize({ width: 320, height: 568 });
    wrong.push(...(await cutBySpacing(page)).map((line) => `${path}, spaced at 320: ${line}`));
    // 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    wrong.push(...(await page.evaluate(clipped)).map((line) => `${path} at 400 %: ${line}`));
  }
  expect(wrong).toEqual([]);
});

/** Where words are long and stand beside something. */
const tight = ["/", "/packages", "/documentation", "/documentation/theming", "/nowhere-404"];

test("letters of twice the size fit on a phone", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.setViewportSize({ width: 390, height: 844 });
  const wrong: string[] = [];
  for (const path of tight) {
    await page.goto(path);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect([path, Number.parseFloat(size)]).toEqual([path, 32]);
    const found = await page.evaluate(clipped);
    found.push(...(await page.evaluate(crowded, ".top-bar")));
    wrong.push(...found.map((line) => `${path}: ${line}`));
  }
  expect(wrong).toEqual([]);
});
