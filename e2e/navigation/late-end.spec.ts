import { expect, test } from "@playwright/test";
import { serveHalved } from "../support/network/halved-page.ts";
import { quietNetwork } from "../support/network/quiet-network.ts";

test("a tool at the end of a slow page is hydrated, however early the first input comes", async ({
  page,
  baseURL,
}) => {
  const { address, rest, close } = await serveHalved(baseURL, "/packages", (body) =>
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
  const tool = page.locator("[data-island][data-client=visible]");
  await tool.locator("> *").first().scrollIntoViewIfNeeded();
  await expect(tool).toHaveAttribute("data-hydrated");
  close();
});
