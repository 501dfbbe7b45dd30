import { expect, test } from "@playwright/test";
import { missingPage, probed } from "../support/built/addresses.ts";
import { faultsAt } from "./probes/visit.ts";

/** The library has a test of its own: it is opened with windows. */
const paths = probed.pages.map(({ path }) => path).filter((path) => path !== "/pictures");

for (const path of [...paths, missingPage])
  test(`axe and more find nothing at ${path}`, async ({ page }) => {
    expect(await faultsAt(page, path)).toEqual([]);
  });
