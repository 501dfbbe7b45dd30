import { expect, type Page, test } from "@playwright/test";
import { missingPage, oneOfEachKind } from "../support/built/addresses.ts";
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
