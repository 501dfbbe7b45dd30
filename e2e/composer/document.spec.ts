import { expect, test } from "../support/browsers/under-policy.ts";
import { opened } from "../support/composer/composer.ts";

test("a part of a pasted document is dropped on a section, and Undo takes it out again", async ({
  page,
}) => {
  const frame = await opened(page);
  const headline = frame.locator("h1").first();
  const before = (await headline.textContent()) ?? "";
  await page.locator("[data-tab=words]").click();
  await page.getByRole("button", { name: "Bring a document" }).click();
  const dialog = page.getByRole("dialog", { name: "Bring a document" });
  await dialog.getByLabel("Or paste its words").evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", "<h2>Honey from Otley</h2><p>Forty hives.</p>");
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  const piece = dialog.locator("[draggable]", { hasText: "Honey from Otley" });
  // By its heading: the middle is the list of names.
  await piece.locator("strong").dragTo(dialog.locator("ol > li").first());
  await expect(headline).toHaveText("Honey from Otley");
  await expect(piece).toContainText("Placed.");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Undo: text of your document/ }).click();
  await expect(headline).toHaveText(before);
});
