import { expect, type Page, test } from "@playwright/test";
import { everything } from "../support/browsers/scope.ts";
import { missingPage, probed } from "../support/built/addresses.ts";
import { faultsAt } from "./probes/visit.ts";

/** The library has 430 pictures of one kind, in shelves: npm test leaves two of them. */
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

for (const path of [...probed.pages.map((page) => page.path), missingPage])
  test(`axe and more find nothing at ${path}, and no words are cut that are spaced or enlarged`, async ({
    page,
  }) => {
    if (!everything) await withFewShelves(page);
    expect(await faultsAt(page, path)).toEqual([]);
  });
