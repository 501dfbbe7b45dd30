import { expect, test } from "@playwright/test";
import { readPart } from "../../apps/site/features/reference/sources/part.server.ts";
import { hydrate } from "../support/network/hydration.ts";

test("the contents name what is being read, and every heading can be reached", async ({ page }) => {
  const { headings } = readPart("form");
  await page.goto("/stylesheet/form");
  await hydrate(page);
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  await expect(links).toHaveText(headings.map(({ text }) => text));
  for (const { id, text } of headings) {
    await links.getByText(text, { exact: true }).click();
    await expect(page).toHaveURL(`/stylesheet/form#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  }
  await expect(links.last()).toHaveAttribute("aria-current", "location");
});
