import { expect, test } from "@playwright/test";
import { siteEngine } from "../support/composer/engine.ts";
import { siteHost } from "../support/network/host.ts";

for (const known of [true, false])
  test(`a missing page ${known ? "with" : "without"} a known address is complete at any depth, below any folder`, async ({
    page,
  }) => {
    const engine = await siteEngine();
    const site = engine.siteOf("arch-0001");
    for (const path of ["/", "/shop/", "/a/b/shop/"]) {
      const host = await siteHost(
        (address) => engine.filesOf({ ...site, address: known ? address : undefined }),
        undefined,
        path,
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
