import { expect, test } from "@playwright/test";
import { readExamples } from "../../packages/css/tools/examples.ts";

test.use({ javaScriptEnabled: false });

test("without script every sample and its code are there, at a good height", async ({ page }) => {
  await page.goto("/stylesheet/button");
  const examples = readExamples("button");
  await expect(page.locator(".snippet code")).toHaveCount(examples.length);
  for (const [index, { html }] of examples.entries()) {
    const example = page.locator(".example").nth(index);
    expect(await example.locator("code").textContent()).toBe(html);
    await example.scrollIntoViewIfNeeded();
    const frame = example.locator("iframe");
    await expect(frame.contentFrame().locator("body > *").first()).toBeVisible();
    expect((await frame.boundingBox())?.height).toBeGreaterThan(60);
  }
  // What needs script is not offered.
  await expect(page.getByRole("toolbar")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
});
