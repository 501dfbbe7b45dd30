import { expect, type Page, test } from "@playwright/test";
import { pages } from "../../apps/site/model/pages.ts";
import { missingPage, oneOfEachKind } from "../support/built/addresses.ts";
import { axeFaults, darkFaults } from "../support/faults/axe-faults.ts";
import { faultsAt } from "./probes/visit.ts";

/** The library has 430 pictures of one kind, in shelves: two of them are left. */
const withFewShelves = (page: Page) =>
  page.route("**/pictures", async (route) => {
    const response = await route.fetch();
    let count = 0;
    const body = (await response.text()).replaceAll(
      /<section id="[^"]*" class="shelf".*?<\/section>/gs,
      (shelf) => (++count > 2 ? "" : shelf),
    );
    expect(count, "shelves of the library").toBeGreaterThan(10);
    await route.fulfill({ response, body });
  });

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
    const found: string[] = [];
    for (const { path } of alike) {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.goto(path);
      const faults = [...(await axeFaults(page)), ...(await darkFaults(page))];
      found.push(...faults.map((line) => `${path}: ${line}`));
    }
    expect(found).toEqual([]);
  });
