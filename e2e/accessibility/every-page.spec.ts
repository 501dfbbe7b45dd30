import { expect, test } from "@playwright/test";
import { pages } from "../../apps/site/model/pages.ts";
import { missingPage, oneOfEachKind } from "../support/built/addresses.ts";
import { axeFaults, darkFaults } from "../support/faults/axe-faults.ts";
import { hydrate } from "../support/network/hydration.ts";
import { withFewShelves } from "./probes/few-shelves.ts";
import { faultsAt } from "./probes/visit.ts";

for (const path of [...oneOfEachKind.map((page) => page.path), missingPage])
  test(`axe and more find nothing at ${path}, and no words are cut that are spaced or enlarged`, async ({
    page,
  }) => {
    await withFewShelves(page);
    expect(await faultsAt(page, path)).toEqual([]);
  });

/** The others of each kind; pages of layouts differ by their documents alone, which layouts/documents opens. */
const others = Map.groupBy(
  pages.filter((page) => page.kind !== "layout" && !oneOfEachKind.includes(page)),
  ({ kind }) => kind,
);

for (const [kind, alike] of others)
  test(`axe finds nothing on any other page of its kind: ${kind}`, async ({ page }) => {
    test.setTimeout(600_000);
    const found: string[] = [];
    for (const { path } of alike) {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.goto(path);
      await hydrate(page);
      const faults = [...(await axeFaults(page)), ...(await darkFaults(page))];
      found.push(...faults.map((line) => `${path}: ${line}`));
    }
    expect(found).toEqual([]);
  });
