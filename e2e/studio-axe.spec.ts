import { expect, test } from "@playwright/test";
import axe from "axe-core";
import { guides } from "../site/app/model/guides.ts";
import { pathOf } from "../site/app/model/menu.ts";
import { notices } from "../site/app/model/notices.ts";
import { hydrate } from "./hydration.ts";

/** Pages that no other test gives to axe; of the catalogue one of each kind. */
const paths = [
  "/",
  "/packages",
  "/pictures",
  "/projects",
  "/projects/kilnlog",
  "/layouts",
  "/layouts/wedding",
  "/layouts/arch/arch-0001",
  ...notices.map(({ path }) => path),
  ...guides.map(pathOf),
];

for (const path of paths)
  test(`axe finds no fault on ${path}, in light and dark`, async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path);
      await hydrate(page);
      await page.evaluate(axe.source);
      const faults = await page.evaluate(async () => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
          iframes: false,
          resultTypes: ["violations"],
        });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
      });
      expect(faults, colorScheme).toEqual([]);
    }
  });
