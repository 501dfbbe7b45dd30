import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "daylit/internal/tools/reference/reference.ts";
import { expect, test } from "../support/browsers/shared-page.ts";
import { axeFaults } from "../support/faults/axe-faults.ts";
import { openSamplePage } from "./support/sample-page.ts";

/** The page that the peers were measured on, and a page without a class. */
const pages = ["daylit", "classless"].map((name) => {
  const html = readFileSync(join(root, `../../tools/bench/css/equal/${name}.html`), "utf8");
  return { name, body: /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "" };
});

for (const { name, body } of pages)
  test(`the ${name} page has no contrast failure with a yellow or a violet brand`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openSamplePage(page);
    await page.evaluate((inside) => {
      document.body.innerHTML = inside;
    }, body);
    const failures: string[] = [];
    for (const brand of ["#ffd400", "#7a00ff"])
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.evaluate((color) => {
          document.documentElement.style.setProperty("--brand", color);
        }, brand);
        const found = await axeFaults(page, { only: ["color-contrast", "link-in-text-block"] });
        failures.push(...found.map((line) => `${brand} ${colorScheme}: ${line}`));
      }
    expect(failures).toEqual([]);
  });
