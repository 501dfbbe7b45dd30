import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { quietNetwork } from "../support/network/quiet-network.ts";

test("tools at the end of a slow page are hydrated, however early the first input comes", async ({
  page,
  baseURL,
}) => {
  let rest = () => {};
  const halve = (response: ServerResponse, body: Buffer) => {
    const middle = Math.floor(body.length / 2);
    response.write(body.subarray(0, middle));
    rest = () => response.end(body.subarray(middle));
  };
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(`${baseURL}${url}`);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type") ?? "" });
    if (url === "/pictures") halve(response, body);
    else response.end(body);
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/pictures`, { waitUntil: "commit" });
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
  server.closeAllConnections();
  server.close();
});
