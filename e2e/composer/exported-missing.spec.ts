import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { typeOf } from "@daylit/hosting/policy/content-types.ts";
import { expect, test } from "@playwright/test";
import { siteEngine } from "../support/composer/engine.ts";

type Files = ReadonlyMap<string, string | Uint8Array>;

/** A host that answers below a path, with the site's own 404.html for everything that is missing. */
async function hostBelow(path: string, filesAt: (address: string) => Files) {
  let files: Files = new Map();
  const server = createServer(({ url = "/" }, response) => {
    const asked = url.replace(/[?#].*/, "");
    if (!asked.startsWith(path)) return response.writeHead(404).end("another site");
    const name = asked.slice(path.length) || "index.html";
    const found = files.has(name) ? name : "404.html";
    response.setHeader("Content-Type", typeOf(found));
    return response.writeHead(found === name ? 200 : 404).end(files.get(found));
  }).listen(0);
  await once(server, "listening");
  const address = `http://localhost:${(server.address() as AddressInfo).port}${path}`;
  files = filesAt(address);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address, close };
}

for (const known of [true, false])
  test(`a missing page ${known ? "with" : "without"} a known address is complete at any depth, below any folder`, async ({
    page,
  }) => {
    const engine = await siteEngine();
    const layout = engine.cataloguePages.find(({ id }) => id === "arch-0001");
    if (!layout) throw new Error("there is no such layout");
    const site = engine.siteFromLayout(layout);
    for (const path of ["/", "/shop/", "/a/b/shop/"]) {
      const host = await hostBelow(path, (address) =>
        engine.filesOf({ ...site, address: known ? address : undefined }),
      );
      const home = await page.goto(host.address);
      expect(home?.status(), path).toBe(200);
      const face = await page.locator("h1").evaluate((h1) => getComputedStyle(h1).fontFamily);
      for (const depth of ["no-such-page", "no/such/page/here"]) {
        const answer = await page.goto(host.address + depth);
        expect(answer?.status(), path).toBe(404);
        await expect(page.locator("h1")).toHaveText("Nothing at this address");
        await expect(page.locator("h1")).toHaveCSS("font-family", face);
        // The face itself has come, not only its name.
        await expect
          .poll(() =>
            page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded")),
          )
          .toBe(true);
        await page.getByRole("link", { name: "Go to the home page" }).click();
        await expect(page).toHaveURL(new RegExp(`^${host.address}(index\\.html)?$`));
        await expect(page.locator("h1")).not.toHaveText("Nothing at this address");
      }
      host.close();
    }
  });
