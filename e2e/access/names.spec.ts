import { expect, test } from "@playwright/test";
import { oneOfEach } from "./addresses.ts";
import { wordyHeadings } from "./heading-words.ts";
import { unsaidLabels } from "./label-in-name.ts";

test("names hold the words that are seen, headings nothing else", async ({ page }) => {
  const wrong: string[] = [];
  for (const path of oneOfEach) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const look of [unsaidLabels, wordyHeadings])
      for (const line of await page.evaluate(look)) wrong.push(`${path}: ${line}`);
  }
  expect(wrong).toEqual([]);
});
