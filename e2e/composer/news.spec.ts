import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "../support/browsers/under-policy.ts";
import { opened, zipped } from "../support/composer/composer.ts";

test("a post with a pasted text has its page, and the news page lists it", async ({ page }) => {
  const site = await opened(page);
  await page.getByRole("button", { name: "Add a News page" }).first().click();
  await expect(page.getByRole("button", { name: "New post" })).toBeFocused();
  await page.keyboard.press("Enter");
  const panel = page.locator(".compose-panel");
  await panel.getByLabel("Title").fill("A new oven");
  await expect(panel).toContainText("/news/a-new-oven");
  await panel.getByLabel("Day", { exact: true }).fill("2026-11-03");
  const text = panel.getByLabel("Text", { exact: true });
  await text.fill("");
  await text.evaluate((area) => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      '<p>It bakes <b>sixty</b> loaves, <a href="https://oven.example/">says the maker</a>.</p><ul><li>Rye</li></ul>',
    );
    const event = new ClipboardEvent("paste", {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    });
    area.dispatchEvent(event);
  });
  await expect(text).toHaveValue(
    "It bakes **sixty** loaves, [says the maker](https://oven.example/).\n\n- Rye",
  );
  await expect(site.getByRole("heading", { level: 1 })).toHaveText("A new oven");
  await panel.getByRole("button", { name: "All posts" }).click();
  await expect(site.getByRole("link", { name: "A new oven" })).toBeVisible();
  const files = unzipSync(await zipped(page));
  const read = (end: string) => {
    const found = Object.entries(files).find(([name]) => name.endsWith(end))?.[1];
    return strFromU8(found ?? new Uint8Array());
  };
  const post = read("/news/a-new-oven.html");
  expect(post).toContain("3 November 2026");
  expect(post).toContain(
    '<p>It bakes <strong>sixty</strong> loaves, <a href="https://oven.example/">says the maker</a>.</p>',
  );
  expect(post).toContain("<li>Rye</li>");
  expect(post).toContain('href="../style.css"');
  expect(read("/news.html")).toContain('href="news/a-new-oven.html"');
});
