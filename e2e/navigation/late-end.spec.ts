import { expect, test } from "@playwright/test";
import { serveHalved } from "../support/network/halved-page.ts";
import { quietNetwork } from "../support/network/quiet-network.ts";

test("tools at the end of a slow page are hydrated, however early the first input comes", async ({
  page,
  baseURL,
}) => {
  const { address, rest, close } = await serveHalved(baseURL, "/pictures", (body) =>
    Math.floor(body.length / 2),
  );
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => {
    dispatchEvent(new Event("focusin"));
    return performance.getEntriesByType("resource").some(({ name }) => /\/start-/.test(name));
  });
  await quietNetwork(page);
  expect(await page.evaluate(() => document.readyState)).toBe("loading");
  rest();
  const tools = page.locator("[data-island]");
  await expect(tools).toHaveCount(3);
  await expect(page.locator("[data-island]:not([data-hydrated])")).toHaveCount(0);
  close();
});
