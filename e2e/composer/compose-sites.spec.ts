import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { siteEngine } from "../support/composer/engine.ts";
import { siteFaults } from "../support/faults/site-faults.ts";

/** All of them are looked at by `npm run do -- prove sites`. */
const sample = ["full-2", "odd-2"];

test("exported sites open from disk, without a fault to axe, without sideways scroll", async ({
  page,
}) => {
  const root = mkdtempSync(join(tmpdir(), "daylit-sites-"));
  try {
    const engine = await siteEngine();
    const sites = engine.fixtureSites().filter(({ name }) => sample.includes(name));
    expect(sites).toHaveLength(sample.length);
    for (const { name, site } of sites) {
      for (const [file, content] of engine.filesOf(site)) {
        const path = join(root, name, file);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, content);
      }
      const address = pathToFileURL(join(root, name, "index.html")).href;
      expect(await siteFaults(page, address)).toEqual([]);
      await page.goto(pathToFileURL(join(root, name, "contact.html")).href);
      await page.locator("header a, nav a").first().click();
      await expect(page).toHaveURL(address);
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
