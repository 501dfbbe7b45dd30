import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { typeOf } from "@daylit/hosting/policy/content-types.ts";
import { expect, test } from "../support/browsers/under-policy.ts";
import { downloaded, longTimeout, ready } from "../support/composer/composer.ts";
import { siteEngine } from "../support/composer/engine.ts";

test("a live site leads into the composer, and what changed online since is told", async ({
  page,
  baseURL,
}) => {
  const engine = await siteEngine();
  const [layout] = engine.cataloguePages;
  if (!layout) throw new Error("no layouts");
  const start = engine.siteFromLayout(layout);
  const composer = `${baseURL}/compose`;
  let files = new Map<string, string | Uint8Array>();
  let allowed = true;
  const server = createServer(({ url = "/" }, response) => {
    const name = url.slice(1).replace(/[?#].*/, "") || "index.html";
    if (allowed && name === "site.json") response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Content-Type", typeOf(name));
    response.writeHead(files.has(name) ? 200 : 404).end(files.get(name));
  }).listen(0);
  await once(server, "listening");
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const put = (phone: string) => {
    const site = { ...start, address, business: { ...start.business, phone } };
    files = engine.builtSite(site, engine.framework, ({ name }) => engine.contentOf(name), {
      composer,
    });
  };
  put("020 7946 0001");

  // From its own /edit.html, as its owner comes.
  await page.goto(`${address}edit.html`);
  await page.getByRole("link", { name: "Open in the composer" }).click();
  await page.getByRole("button", { name: "Open it", exact: true }).click(longTimeout);
  await ready(page);
  await page.locator("[data-tab=take]").click();
  await downloaded(page);

  put("020 7946 0002");
  await page.getByRole("button", { name: /^Download your site/ }).click();
  await page.getByRole("button", { name: "Download anyway" }).click();
  const question = page.getByRole("dialog", { name: "Changed online" });
  await expect(question).toContainText("020 7946 0002", longTimeout);
  await question.getByRole("button", { name: "Not now" }).click();

  // A host that lets nobody read is named, with the way by zip.
  allowed = false;
  await page.goto("/compose");
  await page.getByLabel("Open a site by its address").fill(address);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByText(/doesn’t let other pages read it/)).toContainText("Open the zip");
  server.close();
  server.closeAllConnections();
});
